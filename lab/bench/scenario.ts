/** Options by their names on the command line, with what they are without it. */
type Options = Record<string, number | boolean>

/** Something that is measured: a file of `scenarios/`, called by its name there. */
export interface Scenario<Given extends Options = Options> {
  /** Heading of its page. */
  title: string
  options: Given
  /** Measures. @returns its page, without heading and machine */
  run(options: Given): Promise<string>
}

/** A scenario, for the types of its options. */
export function scenario<Given extends Options>(given: Scenario<Given>): Scenario {
  return given as unknown as Scenario
}
