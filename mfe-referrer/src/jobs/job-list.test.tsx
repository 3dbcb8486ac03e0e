import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'bun:test'
import type { Total } from '@goodword/contract/pages'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { act, cleanup } from '@testing-library/react'
import { aJob } from './a-job.ts'
import { JobList } from './job-list.tsx'

/** Of a card, and of one with the gap after it; where the list begins on its page. All in pixels. */
const [HEIGHT, STEP, TOP] = [104, 104, 300]
const JOBS = Array.from({ length: 100 }, (_, at) => aJob({ id: `job-${at}`, title: `Job ${at}` }))

// Nothing is laid out here: every card is as high as a typical one.
const { offsetHeight } = Object.getOwnPropertyDescriptors(HTMLElement.prototype)
const { getBoundingClientRect } = Element.prototype
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, get: () => HEIGHT })
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, TOP - window.scrollY, 600, HEIGHT)
})
afterAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', offsetHeight)
  Element.prototype.getBoundingClientRect = getBoundingClientRect
})
beforeEach(() => window.scrollTo(0, 120))
afterEach(() => {
  cleanup()
  window.scrollTo(0, 0)
})

function open(total: Total | undefined) {
  const found = { path: '/api/jobs', jobs: JOBS, total, list: undefined }
  renderPage(
    <JobList found={found} density="comfortable" invited={new Map()} onDetails={() => {}} onRefer={() => {}} />,
    {
      before: '/',
      path: '/jobs',
    },
  )
}
const scroll = (y: number) =>
  act(() => {
    window.scrollTo(0, y)
    dispatchEvent(new Event('scroll'))
  })
const cards = () => [...document.querySelectorAll<HTMLElement>('[data-index]')]
const indexes = () => cards().map(({ dataset }) => Number(dataset.index))
const pixels = (length: string) => Number.parseFloat(length || '0')

/** Where each card stands in the list, and how high that is, by what its styles say. */
function laidOut() {
  const list = cards()[0]?.parentElement as HTMLElement
  let y = pixels(list.style.paddingTop)
  const tops = cards().map(({ style }, at) => {
    y += at === 0 ? 0 : STEP + pixels(style.marginTop)
    return y
  })
  return { tops, height: y + HEIGHT + pixels(list.style.paddingBottom) }
}
const HIGH = 100 * STEP - (STEP - HEIGHT)

test('of many jobs those near the viewport are rendered, each in its place', () => {
  open({ count: JOBS.length, isExact: true })
  expect(indexes().slice(0, 3)).toEqual([0, 1, 2])
  expect(indexes().length).toBeLessThan(30)
  expect(laidOut()).toEqual({ tops: indexes().map((index) => index * STEP), height: HIGH })
  scroll(TOP + 50 * STEP)
  expect([indexes().includes(50), indexes().includes(0), indexes().includes(99)]).toEqual([true, false, false])
  expect(laidOut()).toEqual({ tops: indexes().map((index) => index * STEP), height: HIGH })
})

test('a focused card stays rendered out of sight', () => {
  open({ count: JOBS.length, isExact: true })
  act(() => document.querySelector<HTMLElement>('[data-index="0"] button')?.focus())
  scroll(TOP + 50 * STEP)
  expect(indexes().slice(0, 2)).toEqual([0, 40])
  expect(laidOut()).toEqual({ tops: indexes().map((index) => index * STEP), height: HIGH })
})

test.each<[Total | undefined, string]>([
  [{ count: 137, isExact: true }, '137'],
  [{ count: 1000, isExact: false }, '-1'],
  [undefined, '-1'],
])('each card has its position and the total, where known: %j', (total, size) => {
  open(total)
  const said = cards().map((card) => [card.getAttribute('aria-posinset'), card.getAttribute('aria-setsize')])
  expect(said.slice(0, 2)).toEqual([
    ['1', size],
    ['2', size],
  ])
})
