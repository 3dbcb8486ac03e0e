import { expect, test } from 'bun:test'
import { ALL_LISTS } from './all-lists.ts'
import { writtenHeadings, writtenSteps } from './written-lists.ts'

test('every list of docs/how-to-add.md is tried', async () => {
  expect(await writtenHeadings()).toEqual(ALL_LISTS.map(({ heading }) => heading))
})

test.each(ALL_LISTS.map((list) => [list.heading, list] as const))(
  'how to add: %s: the page has these steps in this order',
  async (heading, { steps }) => {
    expect(await writtenSteps(heading)).toEqual(steps.map(({ title }) => title))
  },
)
