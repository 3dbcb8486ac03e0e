/** What a person begins a line of a list with. */
const OWN_MARKER = /^\s*(?:[-–—•·*+]|\d{1,3}[.)])\s/u

/** Whether a line of a list gets a marker: not an empty one, not one with its own, and no heading of others. */
export function hasMarker(line: string): boolean {
  const text = line.trim()
  return text !== '' && !text.endsWith(':') && !OWN_MARKER.test(line)
}
