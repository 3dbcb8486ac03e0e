import { drainMicrotasks } from 'bun:jsc'
import { writeSync } from 'node:fs'
import { inputLines } from './input-lines.ts'
import { limitMemory } from './limit-memory.ts'
import { openPageContext } from './page-context.ts'

/**
 * A process that renders the pages of one release, and is given nothing else. It reads lines of JSON: first the parts, then
 * one page each; it answers each of them with a line. `start-render-process.ts` is the other side.
 */

/** @param answer JSON from the context */
function say(answer: string, more: object = {}): void {
  const { user, system } = process.cpuUsage()
  const line = Buffer.from(`${JSON.stringify({ ...more, used: (user + system) / 1000, answer })}\n`)
  for (let written = 0; written < line.length; ) written += writeSync(1, line, written)
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
