import { afterEach, expect, test } from 'bun:test'
import { cleanup, render } from '@testing-library/react'
import { StepStrip } from './step-strip.tsx'

afterEach(cleanup)

const strip = (current: number) => {
  const { getAllByRole, container } = render(<StepStrip current={current} company={<bdi>Fjord</bdi>} />)
  const steps = getAllByRole('listitem')
  return {
    words: steps.map((step) => step.textContent),
    current: steps.map((step) => step.getAttribute('aria-current')),
    note: container.querySelector('p')?.textContent,
  }
}

test('completed steps are ticked, the current one is marked, the rest are numbered', () => {
  const { words, current } = strip(2)
  expect(words).toEqual(['✓Opt in (done)', '✓Confirm interest (done)', '3Profile', '4Application'])
  expect(current).toEqual([null, null, 'step', null])
})

test('before sending, the steps say that the company sees nothing', () => {
  expect(strip(3).note).toBe('You decide: Fjord sees nothing about you until you submit.')
  cleanup()
  expect(strip(4).note).toBeUndefined()
})
