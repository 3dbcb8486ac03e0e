/** The level of a line of the log, which pino writes first. */
export function levelOf(line: string): number {
  return Number(line.slice('{"level":'.length, '{"level":'.length + 2))
}
