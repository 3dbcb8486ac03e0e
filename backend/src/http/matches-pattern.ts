/** Whether a path is one of a route's: `:name` stands for one segment that is not empty. Catch-all routes match nothing. */
export function matchesPattern(pattern: string, pathname: string): boolean {
  const parts = pathname.split('/')
  const wanted = pattern.split('/')
  return (
    wanted.length === parts.length &&
    wanted.every((part, at) => (part.startsWith(':') ? parts[at] !== '' : part === parts[at]))
  )
}
