import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** What `postmaster.pid` tells of the server that wrote it. */
export interface Postmaster {
  pid: number
  port: number
  ready: boolean
}

export function readPostmaster(data: string): Postmaster | undefined {
  const file = join(data, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n')
  return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' }
}

/**
 * Ends a server that outlived its launcher and clears a stale pid file, whose number may meanwhile belong to any other
 * program: only a process that serves this very directory is touched.
 */
export async function stopOrphan(data: string): Promise<boolean> {
  const orphan = readPostmaster(data)
  if (!orphan) return false
  const found = serves(orphan.pid, data)
  if (found) await stopServer(orphan.pid, () => !serves(orphan.pid, data))
  rmSync(join(data, 'postmaster.pid'), { force: true })
  return found
}

/**
 * Fast shutdown first (clients are disconnected, data is flushed), then immediate, then kill. `gone` tells when it has
 * ended.
 */
export async function stopServer(pid: number, gone: () => boolean): Promise<void> {
  for (const [signal, patience] of [
    ['SIGINT', 10_000],
    ['SIGQUIT', 3000],
    ['SIGKILL', 3000],
  ] as const) {
    try {
      process.kill(pid, signal)
    } catch {
      return
    }
    for (const end = Date.now() + patience; Date.now() < end; await Bun.sleep(10)) if (gone()) return
  }
}

function serves(pid: number, data: string): boolean {
  const command = commandOf(pid)
  return !!command?.includes('postgres') && command.includes(data)
}

function commandOf(pid: number): string | undefined {
  if (process.platform !== 'linux') return ps('command', pid)
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return undefined
  }
}

function ps(column: string, pid: number): string | undefined {
  return (
    Bun.spawnSync(['ps', '-o', `${column}=`, '-p', String(pid)])
      .stdout.toString()
      .trim() || undefined
  )
}
