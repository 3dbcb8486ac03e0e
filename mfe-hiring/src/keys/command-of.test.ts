import { describe, expect, test } from 'bun:test'
import { commandOf, type Press } from './command-of.ts'

const press = (key: string, change: Partial<Press> = {}): Press => ({
  key,
  isModified: false,
  isComposing: false,
  isTaken: false,
  isOn: true,
  hasChoice: false,
  ...change,
})
const KEYS = ['j', 'k', 'x', 'e', 'z', '/', '?', '1', '2', '3', '4', '5']

describe('single keys among applications', () => {
  test('each key has its command', () => {
    expect(KEYS.map((key) => commandOf(press(key)))).toEqual([
      ...(['next', 'previous', 'select', 'note', 'undo', 'search', 'map'] as const),
      ...(['pending', 'reviewing', 'interview', 'hired', 'rejected'] as const),
    ])
  })
  test('Caps Lock changes nothing, and Shift with a letter is another key', () => {
    expect(commandOf(press('J'))).toBe('next')
    expect(commandOf(press('J', { shiftKey: true }))).toBeUndefined()
    expect(commandOf(press('?', { shiftKey: true }))).toBe('map')
    expect(commandOf(press('/', { shiftKey: true }))).toBe('search')
  })
  test.each(['isModified', 'isComposing', 'isTaken'] as const)('no key acts where %s', (where) => {
    for (const key of [...KEYS, 'Enter', 'Escape'])
      expect(commandOf(press(key, { [where]: true, hasChoice: true }))).toBeUndefined()
  })
  test('switched off, no single key acts, and a choice can still be saved', () => {
    for (const key of KEYS) expect(commandOf(press(key, { isOn: false }))).toBeUndefined()
    expect(commandOf(press('Enter', { isOn: false, hasChoice: true }))).toBe('commit')
  })
  test('Enter and Escape belong to a choice, and do nothing without one', () => {
    expect(commandOf(press('Enter', { hasChoice: true }))).toBe('commit')
    expect(commandOf(press('Escape', { hasChoice: true }))).toBe('cancel')
    expect([commandOf(press('Enter')), commandOf(press('Escape'))]).toEqual([undefined, undefined])
  })
  test('other keys have no command', () => {
    for (const key of ['a', '0', '6', '9', 'Tab', 'ArrowDown', ' ']) expect(commandOf(press(key))).toBeUndefined()
  })
})
