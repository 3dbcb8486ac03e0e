import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CaughtMessage } from './caught-message.ts'

/** Older messages are removed: each start and each look at the mailbox reads them all. */
const KEPT = 500

/** Caught messages, on disk too, so that a restart loses none. */
export class MessageStore {
  private messages: CaughtMessage[]

  constructor(private readonly folder: string) {
    mkdirSync(folder, { recursive: true })
    this.messages = readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name): CaughtMessage => JSON.parse(readFileSync(join(folder, name), 'utf8')))
      .sort((a, b) => b.id.localeCompare(a.id))
  }

  /** Newest first. */
  all(): readonly CaughtMessage[] {
    return this.messages
  }

  /** Those to this address, in whatever case, newest first. */
  to(address: string): readonly CaughtMessage[] {
    const wanted = address.toLowerCase()
    return this.messages.filter(({ to }) => to.toLowerCase().split(', ').includes(wanted))
  }

  add(message: CaughtMessage): void {
    const file = this.fileOf(message)
    writeFileSync(`${file}.new`, JSON.stringify(message))
    renameSync(`${file}.new`, file)
    this.messages.unshift(message)
    for (const old of this.messages.splice(KEPT)) rmSync(this.fileOf(old), { force: true })
  }

  clear(): void {
    for (const message of this.messages.splice(0)) rmSync(this.fileOf(message), { force: true })
  }

  private fileOf({ id }: CaughtMessage): string {
    return join(this.folder, `${id}.json`)
  }
}
