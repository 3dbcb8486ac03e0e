import { closeSync, mkdirSync, openSync, renameSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { DATA } from './rooms.ts'
import { say } from './say.ts'

/** Logs of local servers, one file for each command: where `bun run trace` looks. */
export const LOGS = join(DATA, 'logs')

/** Bytes after which the next start begins a new file; the one before is kept. */
const FILE_MAX = 10 * 1024 * 1024
const LEVELS: Record<string, number> = { trace: 10, debug: 20, info: 30, warn: 40, error: 50, fatal: 60 }
/** What the terminal shows where nobody says otherwise. */
const QUIET = 'warn'

/** The level a server writes with, so that its file has at least one line for each request. */
export function levelToKeep(asked = process.env.LOG_LEVEL || QUIET): string {
  return (LEVELS[asked] ?? Number.POSITIVE_INFINITY) < 30 ? asked : 'info'
}

/**
 * Keeps a server's output in a file, and shows on the terminal what `LOG_LEVEL` asks for, and what is no line of the log.
 * @param name the command
 * @returns when the output ends
 */
export async function keepLog(name: string, output: ReadableStream<Uint8Array>): Promise<void> {
  mkdirSync(LOGS, { recursive: true })
  const file = join(LOGS, `${name}.log`)
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > FILE_MAX) renameSync(file, join(LOGS, `${name}.old.log`))
  const log = openSync(file, 'a')
  const shown = LEVELS[process.env.LOG_LEVEL || QUIET] ?? Number.POSITIVE_INFINITY
  for await (const line of createInterface({ input: Readable.fromWeb(output as never) })) {
    writeSync(log, `${line}\n`)
    const level = Number(/^\{"level":(\d+),/.exec(line)?.[1] ?? Number.POSITIVE_INFINITY)
    if (level >= shown) say(line)
  }
  closeSync(log)
}
