const START = '{"level":'.length
const ZERO = '0'.charCodeAt(0)

/** The level of a line of the log, which pino writes first: two digits, of which the second is 0. */
export function levelOf(line: string): number {
  return (line.charCodeAt(START) - ZERO) * 10
}
