import { drainMicrotasks } from 'bun:jsc'
import { writeSync } from 'node:fs'
import { inputLines } from './input-lines.ts'
import { limitMemory } from './limit-memory.ts'
import { openPageContext } from './page-context.ts'

/**
 * A process that renders the pages of one release, and is given nothing else. It reads lines of JSON: first the parts, then
 * one page each; it answers each of them with a line of JSON and what the context said. `start-render-process.ts` is the
 * other side, `read-answers.ts` its reader.
 */

/** @param answer from the context */
function say(answer: string, more: object = {}): void {
  const { user, system } = process.cpuUsage()
  const head = JSON.stringify({ ...more, used: (user + system) / 1000, bytes: Buffer.byteLength(answer) })
  const all = Buffer.from(`${head}\n${answer}`)
  for (let written = 0; written < all.length; ) written += writeSync(1, all, written)
}

// Before a byte of what it is to run is read.
const unlimited = limitMemory()
const lines = inputLines()
const { name, shell, part, pages } = JSON.parse(lines.next().value ?? '')
const context = openPageContext()
try {
  context.evaluate({ name, shell, part })
  context.open(pages)
  drainMicrotasks()
  say(context.opened(), { unlimited })
  for (const line of lines) say(context.render(line))
} catch (error) {
  say(JSON.stringify({ error: String(error) }), { unlimited })
}
