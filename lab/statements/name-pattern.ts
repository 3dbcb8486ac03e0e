/** A pattern of the full names of the tests with a title: `describe` titles stand before it, or it is one itself. */
export function namePattern(title: string): string {
  const words = title
    // What `test.each` puts values for.
    .split(/%[a-z]|\$\w+/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*')
  return `(^| )${words}( |$)`
}
