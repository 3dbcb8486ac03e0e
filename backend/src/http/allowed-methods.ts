import { matchesPattern } from './matches-pattern.ts'

interface Route {
  method: string
  path: string
}

/** The methods that some route takes at this path, sorted; catch-all routes do not count. */
export function allowedMethods(routes: readonly Route[], pathname: string): string[] {
  const methods = routes.filter(({ path }) => matchesPattern(path, pathname)).map(({ method }) => method)
  return [...new Set(methods)].sort()
}
