interface Route {
  method: string
  path: string
}

/** The methods that some route takes at this path, sorted; catch-all routes do not count. */
export function allowedMethods(routes: readonly Route[], pathname: string): string[] {
  const parts = pathname.split('/')
  const methods = routes
    .filter(({ path }) => {
      const pattern = path.split('/')
      return (
        pattern.length === parts.length &&
        pattern.every((part, at) => (part.startsWith(':') ? parts[at] : part === parts[at]))
      )
    })
    .map(({ method }) => method)
  return [...new Set(methods)].sort()
}
