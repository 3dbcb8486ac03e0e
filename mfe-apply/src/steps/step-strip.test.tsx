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

test('what is done is ticked, what is next is said to be, and the rest is numbered', () => {
  const { words, current } = strip(2)
  expect(words).toEqual(['✓Opt in (done)', '✓Confirm interest (done)', '3Profile', '4Application'])
  expect(current).toEqual([null, null, 'step', null])
})

test('until the application is sent it says that nobody sees anything, and then no more', () => {
  expect(strip(3).note).toBe('You decide: Fjord sees nothing about you until you submit.')
  cleanup()
  expect(strip(4).note).toBeUndefined()
})
