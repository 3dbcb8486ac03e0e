import { beforeAll, describe, expect, test } from 'bun:test'
import { ALL_LISTS } from './all-lists.ts'
import { type Copy, copyOfCheckout, SETUP_MS } from './copy.ts'
import { take } from './list.ts'

/**
 * `bun run test:how-to-add`: tries each list of docs/how-to-add.md as a newcomer would, in a copy of the checkout. All of its
 * steps together are green, and each of them when it is forgotten is red, with words that say what to do.
 */

/** A few checks and tests, on a machine that may be busy. */
const TRY_MS = 600_000

let copy: Copy
beforeAll(async () => {
  copy = await copyOfCheckout()
}, SETUP_MS)

describe.each(ALL_LISTS.map((list) => [list.heading, list] as const))('how to add: %s', (_, { steps, commands }) => {
  test(
    'whoever takes all steps sees green',
    async () => {
      await take(copy, steps)
      for (const command of commands) {
        const { isGreen, output } = await copy.bun(command)
        if (!isGreen) throw new Error(`bun ${command.join(' ')}\n${output}`)
      }
    },
    TRY_MS,
  )

  test.each(steps.map((step) => [step.title, step] as const))(
    'whoever forgets "%s" sees red, and why',
    async (_, step) => {
      await take(
        copy,
        steps.filter((other) => other !== step),
      )
      const { isGreen, output } = await copy.bun(step.forgotten.command)
      expect(output).toMatch(step.forgotten.says)
      expect(isGreen).toBe(false)
    },
    TRY_MS,
  )
})
