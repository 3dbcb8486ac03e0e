import { createReadStream, existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { type LogLine, logLine } from './log-line.ts'

/**
 * The lines of one log that are about a request, in their order.
 * @param file a path, or `-` for standard input
 * @throws Error when it cannot be read
 */
export async function linesOf(file: string, requestId: string): Promise<LogLine[]> {
  if (file !== '-' && !existsSync(file)) throw new Error(`There is no file ${file}.`)
  const input = file === '-' ? process.stdin : createReadStream(file)
  const lines: LogLine[] = []
  for await (const text of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    // Most lines are about something else: they are not parsed.
    const line = text.includes(requestId) ? logLine(text) : undefined
    if (line && isAbout(line, requestId)) lines.push(line)
  }
  return lines
}

/** Of requests that were refused before anything was done for them, one line names many. */
function isAbout({ requestId, requestIds }: LogLine, wanted: string): boolean {
  return requestId === wanted || (Array.isArray(requestIds) && requestIds.includes(wanted))
}
