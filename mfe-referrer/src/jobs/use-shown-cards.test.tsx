import { afterEach, expect, test } from 'bun:test'
import { act, cleanup, renderHook } from '@testing-library/react'
import { useShownCards } from './use-shown-cards.ts'

afterEach(cleanup)

const inSight = (count: number) => ({ startIndex: 40, endIndex: 42, overscan: 2, count })
const NEAR = [38, 39, 40, 41, 42, 43, 44]
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)

function shown() {
  const { result } = renderHook(useShownCards)
  const list = document.createElement('ul')
  list.innerHTML = '<li data-index="3"><button>Refer</button></li><li data-index="60"><button>Refer</button></li>'
  const [above, below] = list.querySelectorAll('button')
  const focus = (target: HTMLElement | undefined) => result.current.onFocus({ target } as never)
  return {
    of: (count: number) => result.current.rangeExtractor(inSight(count)),
    focusAbove: () => focus(above),
    focusBelow: () => focus(below),
    focusList: () => focus(list),
    blur: () => result.current.onBlur(),
  }
}

test('all cards of a short list are rendered', () => expect(shown().of(50)).toEqual(upTo(50)))

test('of a long list the cards near the viewport are rendered', () => expect(shown().of(51)).toEqual(NEAR))

test('all cards are rendered for print', () => {
  const cards = shown()
  act(() => void dispatchEvent(new Event('beforeprint')))
  expect(cards.of(70)).toEqual(upTo(70))
  act(() => void dispatchEvent(new Event('afterprint')))
  expect(cards.of(70)).toEqual(NEAR)
})

test('the focused card stays rendered when scrolled away', () => {
  const cards = shown()
  cards.focusAbove()
  expect(cards.of(70)).toEqual([3, ...NEAR])
  cards.focusBelow()
  expect(cards.of(70)).toEqual([...NEAR, 60])
  cards.blur()
  expect(cards.of(70)).toEqual(NEAR)
})

test('a focused list keeps no card rendered', () => {
  const cards = shown()
  cards.focusList()
  expect(cards.of(70)).toEqual(NEAR)
})

test('a focused card is not kept once in sight or beyond a shorter list', () => {
  const cards = shown()
  cards.focusBelow()
  expect(cards.of(60)).toEqual(NEAR)
  expect(cards.of(61)).toEqual([...NEAR, 60])
})
