import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DATA } from './rooms.ts'

/** What a local stack (`bun preview`, `bun dev`) tells the release commands: its server's environment, while it runs. */
const FILE = join(DATA, 'running.json')

interface Running {
  pid: number
  env: Record<string, string>
}

/** @returns a function that takes the note away again */
export async function noteRunning(env: Record<string, string>): Promise<() => Promise<void>> {
  await Bun.write(FILE, JSON.stringify({ pid: process.pid, env } satisfies Running))
  return () => rm(FILE, { force: true })
}

/**
 * The environment of the server that is meant: what the terminal says, where it names a database; else the local stack's.
 * @throws Error with a sentence for the terminal when there is neither
 */
export async function serverEnv(): Promise<Record<string, string | undefined>> {
  if (process.env.DATABASE_URL || process.env.DATABASE_URL_FILE) return process.env
  const file = Bun.file(FILE)
  if (await file.exists()) {
    const { pid, env }: Running = await file.json()
    if (isAlive(pid)) return { ...process.env, ...env }
  }
  throw new Error(
    'Which server is meant? Start one here (bun preview), or give its environment: DATABASE_URL and the others in .env.example.',
  )
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
