import type { Copy } from './copy.ts'

/** What `bun` is called with: `['run', 'check', 'lint']`, `['test', './backend/src/letters/']`. */
type Command = readonly string[]

interface Part {
  /** Does what the item says. */
  take(copy: Copy): Promise<unknown>
  /** What is red for somebody who forgets it, and the words that tell what is missing. */
  forgotten: { command: Command; says: string | RegExp }
}

export interface Step extends Part {
  /** What stands in bold at the beginning of the page's item. */
  title: string
  /** What the item says to do afterwards, and somebody could forget alone. */
  afterwards?: Part & { title: string }
}

/** A list of docs/how-to-add.md, as somebody does what it says. */
export interface List {
  /** Its heading, as `A table`. */
  heading: string
  /** In the order of the work. */
  steps: readonly Step[]
  /** All that concerns the addition; green when every step was taken. */
  commands: readonly Command[]
  /** How many files of the product a person writes or changes. */
  files: number
}

/** Everything that somebody could forget, in the order of the work. */
export function partsOf(steps: readonly Step[]) {
  return steps.flatMap((step) => (step.afterwards ? [step, step.afterwards] : [step]))
}

/** Takes these parts of steps in a copy without any other change. @throws Error when one of them finds its place no more */
export async function take(copy: Copy, parts: readonly Part[]): Promise<void> {
  await copy.undo()
  for (const part of parts) await part.take(copy)
}
