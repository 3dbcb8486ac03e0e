import { describe, expect, test } from 'bun:test'
import { labelOf, matching, mentionAt, withIds } from './mentions.ts'

const ERIK = { userId: 'u1', name: 'Erik Haugen', email: 'erik@aurora.example' }
const ERIKA = { userId: 'u2', name: 'Erik Haugenson', email: 'e.h@aurora.example' }
const OTHER = { userId: 'u3', name: 'Erik Haugen', email: 'other@aurora.example' }

describe('a mention', () => {
  test('begins with an @ at the start of a word, and ends with the line', () => {
    expect(mentionAt('Ask @Er', 7)).toEqual({ from: 4, to: 7, query: 'Er' })
    expect(mentionAt('@', 1)).toEqual({ from: 0, to: 1, query: '' })
    expect(mentionAt('Ask @Erik Ha', 12)?.query).toBe('Erik Ha')
    for (const text of ['kim@example.org', 'Ask', 'Ask @Erik\nand', 'at @ home', `@${'x'.repeat(41)}`])
      expect(mentionAt(text, text.length)).toBeUndefined()
  })

  test('that was chosen is offered no more, until it is changed', () => {
    const text = 'Ask @Erik Haugen now'
    for (const caret of [6, 16, 17, 20]) expect(mentionAt(text, caret, [ERIK.name])).toBeUndefined()
    expect(mentionAt('Ask @Erik Hauge', 15, [ERIK.name])?.query).toBe('Erik Hauge')
    expect(mentionAt('Ask @Erik Haugens', 17, [ERIK.name])?.query).toBe('Erik Haugens')
  })

  test('is found by the beginning of any name, or of the address', () => {
    for (const query of ['er', 'HAU', 'erik h', 'erik@', '']) expect(matching([ERIK], query)).toEqual([ERIK])
    expect(matching([ERIK], 'augen')).toEqual([])
  })

  test('is sent as an id, the longer of two names first, and plain words stay', () => {
    const chosen = new Map([
      ['Erik Haugen', 'u1'],
      ['Erik Haugenson', 'u2'],
    ])
    expect(withIds('@Erik Haugenson, @Erik Haugen and @Nils', chosen)).toBe('@{u2}, @{u1} and @Nils')
    expect(withIds('@Erik Haugens', new Map([['Erik Haugen', 'u1']]))).toBe('@Erik Haugens')
  })

  test('of one of two people with one name says the address', () => {
    expect(labelOf(ERIK, [ERIK, ERIKA])).toBe('Erik Haugen')
    expect(labelOf(ERIK, [ERIK, OTHER])).toBe('Erik Haugen (erik@aurora.example)')
  })
})
