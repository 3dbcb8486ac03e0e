/** What a scanner takes for a flaw. */
interface Finding {
  what: string
  where: string
}

/** What came of one run of a scanner. */
export interface Run {
  name: string
  seconds: number
  /** How many it sent; undefined where it does not say. */
  requests: number | undefined
  findings: Finding[]
}
