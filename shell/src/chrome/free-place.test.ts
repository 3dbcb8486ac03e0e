import { expect, test } from 'bun:test'
import { type Box, freePlace } from './free-place.ts'

const SIZE = { width: 400, height: 100 }
const WINDOW: Box = { left: 16, top: 16, right: 1264, bottom: 704 }
const corner = ({ right, bottom }: Box) => [right, bottom]
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

test('a notification stands in the lower right corner of an empty window', () =>
  expect(freePlace(SIZE, WINDOW, [])).toEqual({ left: 864, top: 604, right: 1264, bottom: 704 }))

test('a notification stands beside a column of controls on the right', () =>
  expect(corner(freePlace(SIZE, WINDOW, [box(1100, 100, 160, 600)]))).toEqual([416, 704]))

test('a notification stands above a row of controls as wide as the window', () =>
  expect(corner(freePlace(SIZE, WINDOW, [box(0, 660, 1280, 40)]))).toEqual([1264, 656]))

test('a notification as wide as the window stands between the controls', () => {
  const phone = { left: 16, top: 16, right: 374, bottom: 704 }
  const place = freePlace({ width: 358, height: 100 }, phone, [box(16, 640, 100, 40), box(16, 400, 100, 40)])
  expect(corner(place)).toEqual([374, 640])
})

test('a notification covers the fewest controls where it cannot cover none', () => {
  const rows = [box(0, 0, 1280, 360), box(0, 360, 1280, 360), box(900, 640, 100, 40), box(200, 640, 100, 40)]
  expect(corner(freePlace(SIZE, WINDOW, rows))).toEqual([1264, 640])
})

test('a notification that covers as much everywhere stands in the lower right corner', () =>
  expect(corner(freePlace(SIZE, WINDOW, [box(0, 0, 1280, 720)]))).toEqual([1264, 704]))

test('controls that a notification only touches are not covered', () =>
  expect(corner(freePlace(SIZE, WINDOW, [box(864, 504, 400, 100), box(764, 604, 100, 100)]))).toEqual([1264, 704]))
