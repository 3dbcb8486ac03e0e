/** What runs: the product's version, the commit it was built from, and the number of the newest migration it knows. */
export interface Build {
  version: string
  commit: string
  schema: number
}
