import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startOf } from './server-process.ts'

/**
 * Claims a home for this process: two launchers on one data directory would stop each other's server.
 * @returns the release
 * @throws Error naming the other process while it lives; the claim of a dead one is taken over
 */
export function claim(folder: string): () => void {
  const file = join(folder, 'launcher')
  const mine = `${process.pid} ${startOf(process.pid)}`
  for (;;) {
    try {
      writeFileSync(file, mine, { flag: 'wx' })
      return () => rmSync(file, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const owner = readFileSync(file, 'utf8')
    const pid = Number(owner.split(' ')[0])
    if (pid && owner === `${pid} ${startOf(pid)}`) {
      throw new Error(`Process ${pid} already uses the database in ${folder}. Stop it first.`)
    }
    rmSync(file, { force: true })
  }
}
