/**
 * The number by which candidate and company speak of an application (docs/rules.md#an-application-has-a-number): the last eight
 * digits of its id, which are random, as '1A2B-3C4D'. It opens nothing.
 */
export function applicationNumber(id: string): string {
  return `${id.slice(-8, -4)}-${id.slice(-4)}`.toUpperCase()
}

/** The same digits as an id ends with them; undefined for a text that is no such number. */
export function numberIn(text: string): string | undefined {
  const [, first, second] = /^\s*([0-9a-f]{4})[-\s]?([0-9a-f]{4})\s*$/i.exec(text) ?? []
  return first && second ? (first + second).toLowerCase() : undefined
}
