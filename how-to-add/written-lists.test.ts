import { beforeAll, expect, test } from 'bun:test'
import { ALL_LISTS } from './all-lists.ts'
import { type Copy, copyOfCheckout, SETUP_MS } from './copy.ts'
import { partsOf, take } from './list.ts'
import { writtenHeadings, writtenSteps } from './written-lists.ts'

/** What commands write, tests, and what is told about the product. */
const IS_NO_PRODUCT = /^bun\.lock$|^docs\/|^lab\/|^README|^e2e\/|\/migrations\/|\/test\/|\.test\.tsx?$/

/** Some steps are commands, on a machine that may be busy. */
const STEPS_MS = 60_000

let copy: Copy
beforeAll(async () => {
  copy = await copyOfCheckout()
}, SETUP_MS)

test('every list of docs/how-to-add.md is tried', async () => {
  expect(await writtenHeadings()).toEqual(ALL_LISTS.map(({ heading }) => heading))
})

test.each(ALL_LISTS.map((list) => [list.heading, list] as const))(
  'how to add: %s: the page has these steps in this order',
  async (heading, { steps }) => {
    expect(await writtenSteps(heading)).toEqual(steps.map(({ title }) => title))
  },
)

test.each(ALL_LISTS.map((list) => [list.heading, list] as const))(
  'how to add: %s: every step finds its place and touches few files',
  async (_, { steps, files }) => {
    await take(copy, partsOf(steps))
    expect((await copy.changed()).filter((file) => !IS_NO_PRODUCT.test(file))).toHaveLength(files)
  },
  STEPS_MS,
)
