import { afterEach, expect, test } from 'bun:test'
import { cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Tabs } from './tabs.tsx'

const TABS = [
  { value: 'a', label: 'Apples' },
  { value: 'b', label: 'Berries' },
  { value: 'c', label: 'Cherries' },
] as const

function Fruit() {
  const [value, setValue] = useState<'a' | 'b' | 'c'>('a')
  return (
    <Tabs label="Fruit" tabs={TABS} value={value} onChoose={setValue}>
      {`The panel of ${value}`}
      {value === 'a' ? <button type="button" onClick={() => setValue('b')} aria-label="Show berries" /> : null}
    </Tabs>
  )
}

afterEach(cleanup)

test.each([
  ['the next tab is one arrow to the right', '{ArrowRight}', 'Berries'],
  ['left of the first tab is the last', '{ArrowLeft}', 'Cherries'],
  ['right of the last tab is the first', '{End}{ArrowRight}', 'Apples'],
  ['Home is the first tab', '{End}{Home}', 'Apples'],
] as const)('%s', async (_, keys, chosen) => {
  const screen = render(<Fruit />)
  await userEvent.tab()
  await userEvent.keyboard(keys)
  const tab = screen.getByRole('tab', { selected: true })
  expect(tab.textContent).toBe(chosen)
  expect(document.activeElement).toBe(tab)
})

test('only the chosen tab is in the tab order, and its panel is named after it', async () => {
  const screen = render(<Fruit />)
  await userEvent.click(screen.getByRole('tab', { name: 'Berries' }))
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, 0, -1])
  const panel = screen.getByRole('tabpanel', { name: 'Berries' })
  expect([panel.textContent, panel.tabIndex]).toEqual(['The panel of b', -1])
})

test('a panel button that opens another tab focuses that tab', async () => {
  const screen = render(<Fruit />)
  await userEvent.click(screen.getByRole('button', { name: 'Show berries' }))
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Berries' }))
})
