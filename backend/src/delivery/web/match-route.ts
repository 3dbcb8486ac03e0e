import type { BuiltShell } from './built-shell.ts'

type Route = BuiltShell['routes'][number]

interface Match {
  route: Route
  /** What stands in the place of each `:name`. */
  params: Record<string, string>
}

/** The route of a path, or undefined; `:name` stands for one segment, as in the shell's router. */
export function matchRoute(routes: readonly Route[], pathname: string): Match | undefined {
  const given = segments(pathname)
  for (const route of routes) {
    const wanted = segments(route.path)
    if (wanted.length !== given.length) continue
    const params: Record<string, string> = {}
    const fits = wanted.every((part, index) => {
      const segment = given[index] ?? ''
      if (part.startsWith(':')) params[part.slice(1)] = segment
      return part.startsWith(':') ? segment !== '' : part === segment
    })
    if (fits) return { route, params }
  }
  return undefined
}

function segments(path: string): string[] {
  const parts = path.split('/').slice(1)
  const last = parts.findLastIndex((part) => part !== '')
  return parts.slice(0, last + 1)
}
