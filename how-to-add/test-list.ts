import { beforeAll, describe, expect, test } from 'bun:test'
import { type Copy, copyOfCheckout } from './copy.ts'
import { readmeList } from './readme-list.ts'

/** What `bun` is called with: `['run', 'check', 'lint']`, `['test', './backend/src/mail/']`. */
type Command = readonly string[]

export interface Step {
  /** What stands in bold at the beginning of the README's item. */
  title: string
  /** Does what the item says. */
  take(copy: Copy): Promise<unknown>
  /** What is red for somebody who forgets it, and the words that tell what is missing. */
  forgotten: { command: Command; says: string | RegExp }
}

interface List {
  /** Its heading in the README, as `A table`. */
  heading: string
  /** In the order of the work. */
  steps: readonly Step[]
  /** All that concerns the addition; green when every step was taken. */
  commands: readonly Command[]
  /** How many files of the product a person writes or changes. */
  files: number
}

/** What commands write, tests, and what is told about the product. */
const IS_NO_PRODUCT = /^bun\.lock$|^docs\/|^README|^e2e\/|\/migrations\/|\/test\/|\.test\.tsx?$/

/** Copying and installing there. */
const SETUP_MS = 120_000
/** A few checks and tests, on a machine that may be busy. */
const TRY_MS = 600_000

/**
 * Tests a list of "How to add" in the README as a newcomer would try it, in a copy of the checkout: it names these steps in
 * this order, all of them together are green, and each of them when it is forgotten is red, with words that say what to do.
 */
export function testList({ heading, steps, commands, files }: List): void {
  describe(`how to add: ${heading}`, () => {
    let copy: Copy
    beforeAll(async () => {
      copy = await copyOfCheckout()
    }, SETUP_MS)

    test('the README has these steps in this order', async () => {
      expect(await readmeList(heading)).toEqual(steps.map(({ title }) => title))
    })

    test(
      `whoever takes all steps has ${files} files of the product in hand, and sees green`,
      async () => {
        await taken(copy, steps)
        expect((await copy.changed()).filter((file) => !IS_NO_PRODUCT.test(file))).toHaveLength(files)
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
        await taken(
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
}

async function taken(copy: Copy, steps: readonly Step[]): Promise<void> {
  await copy.undo()
  for (const { take } of steps) await take(copy)
}
