import { expect, test } from 'bun:test'
import { changesBetween } from './changes-between.ts'

test('each sentence and line that differs is a change of its own', () => {
  expect(
    changesBetween(
      'We leverage synergies. You bake.\n- flour\n- salt',
      'We work together. You bake.\n- flour\n- sugar',
    ),
  ).toEqual([
    { before: 'We leverage synergies.', after: 'We work together.' },
    { same: ' You bake.\n- flour\n' },
    { before: '- salt', after: '- sugar' },
  ])
})

test('the end of a text stays where the other one was cut', () => {
  expect(changesBetween('We leverage it. You bake.', 'We use it.', true)).toEqual([
    { same: 'We leverage it. You bake.' },
  ])
  expect(changesBetween('We bake.', 'We bake.')).toEqual([{ same: 'We bake.' }])
})
