import { beforeAll, describe, expect, test } from 'bun:test'
import { ALL_LISTS } from './all-lists.ts'
import { type Copy, copyOfCheckout, SETUP_MS } from './copy.ts'
import { partsOf, take } from './list.ts'

/**
 * `bun run test:how-to-add`: tries each list of docs/how-to-add.md as a newcomer would, in a copy of the checkout. All of its
 * steps together are green, and each of them when it is forgotten is red, with words that say what to do.
 */

/** A few checks and tests, on a machine that may be busy. */
const TRY_MS = 600_000

/** What commands write, tests, and what is told about the product. */
const IS_NO_PRODUCT = /^bun\.lock$|^docs\/|^lab\/|^README|^e2e\/|\/migrations\/|\/test\/|\.test\.tsx?$/

let copy: Copy
beforeAll(async () => {
  copy = await copyOfCheckout()
}, SETUP_MS)

describe.each(ALL_LISTS.map((list) => [list.heading, list] as const))(
  'how to add: %s',
  (_, { steps, commands, files }) => {
    const parts = partsOf(steps)
    test(
      'every step finds its place and touches few files',
      async () => {
        await take(copy, parts)
        expect((await copy.changed()).filter((file) => !IS_NO_PRODUCT.test(file))).toHaveLength(files)
      },
      TRY_MS,
    )

    test(
      'all steps together pass',
      async () => {
        await take(copy, parts)
        for (const command of commands) {
          const { isGreen, output } = await copy.bun(command)
          if (!isGreen) throw new Error(`bun ${command.join(' ')}\n${output}`)
        }
      },
      TRY_MS,
    )

    test.each(parts.map((part) => [part.title, part] as const))(
      'leaving out "%s" fails with a reason',
      async (_, part) => {
        await take(
          copy,
          parts.filter((other) => other !== part),
        )
        const { isGreen, output } = await copy.bun(part.forgotten.command)
        expect(output).toMatch(part.forgotten.says)
        expect(isGreen).toBe(false)
      },
      TRY_MS,
    )
  },
)
