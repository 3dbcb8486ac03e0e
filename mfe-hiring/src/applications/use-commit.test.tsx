import { afterEach, beforeEach, expect, test } from 'bun:test'
import { cleanup, fireEvent, render } from '@testing-library/react'
import { useCommit } from './use-commit.ts'

const sent: string[] = []
beforeEach(() => void sent.splice(0))
afterEach(cleanup)

function Fruit() {
  const { isPassing, props } = useCommit('apple', (value) => sent.push(value))
  return (
    <>
      <select {...props}>
        <option value="apple" />
        <option value="berry" />
        <option value="cherry" />
      </select>
      {isPassing ? 'Press Enter' : 'At rest'}
    </>
  )
}

function open() {
  const screen = render(<Fruit />)
  const select = screen.getByRole('combobox') as HTMLSelectElement
  const choose = (value: string) => fireEvent.change(select, { target: { value } })
  return {
    choose,
    /** @returns whether the browser does with the key what it does by itself */
    press: (key: string) => fireEvent.keyDown(select, { key }),
    pass(value: string) {
      fireEvent.keyDown(select, { key: 'ArrowDown' })
      choose(value)
    },
    now: () => [select.value, screen.container.textContent],
  }
}

test('a passed value is shown, and Enter submits only that', () => {
  const { pass, press, now } = open()
  pass('berry')
  expect([now(), sent]).toEqual([['berry', 'Press Enter'], []])
  expect(press('Enter')).toBe(false)
  expect([now(), sent]).toEqual([['apple', 'At rest'], ['berry']])
})

test('returning to the saved value leaves nothing to submit', () => {
  const { pass, press, now } = open()
  pass('berry')
  pass('apple')
  expect(now()).toEqual(['apple', 'At rest'])
  press('Enter')
  expect(sent).toEqual([])
})

test('Enter without a passed value is left to the browser', () => {
  const { press } = open()
  expect(press('Enter')).toBe(true)
  expect(sent).toEqual([])
})

test.each(['ArrowUp', 'Shift', 'Tab'])('the key %s reverts nothing', (key) => {
  const { pass, press, now } = open()
  pass('berry')
  press(key)
  expect(now()).toEqual(['berry', 'Press Enter'])
})

test('Escape reverts the passed value', () => {
  const { pass, press, now } = open()
  pass('berry')
  press('Escape')
  expect(now()).toEqual(['apple', 'At rest'])
})

test.each(['Enter', 'Escape', 'Tab', ' ', 'Shift', 'Control', 'Alt', 'Meta'])(
  'a change with the key %j counts as a click',
  (key) => {
    const { press, choose } = open()
    press(key)
    choose('berry')
    expect(sent).toEqual(['berry'])
  },
)

test('a click after keys overrides them', async () => {
  const { pass, choose, now } = open()
  pass('berry')
  await new Promise((resolve) => setTimeout(resolve))
  choose('cherry')
  expect([now(), sent]).toEqual([['apple', 'At rest'], ['cherry']])
})
