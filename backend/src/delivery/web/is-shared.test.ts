import { describe, expect, test } from 'bun:test'
import { CURRENT_USER } from '@goodword/contract/addresses'
import { isBehindLink, isShared } from './is-shared.ts'

const landing = { path: '/', audience: 'guests', remote: 'mfe-public', page: 'landing', rendered: true } as const
const GUEST = { [CURRENT_USER]: null }

describe('a page is made once for all', () => {
  test('where a guest asks for it at its own address', () => {
    expect(isShared({ route: landing, url: '/', replies: GUEST, refused: {} })).toBe(true)
  })
  test('also where it shows what every guest is answered', () => {
    const route = { ...landing, data: ['/api/auth/providers'] }
    expect(isShared({ route, url: '/', replies: { ...GUEST, '/api/auth/providers': [] }, refused: {} })).toBe(true)
  })
  test.each(['//', '/////', '/?a=1', '/?'])('and not at %s: there are endless ways to write an address', (url) => {
    expect(isShared({ route: landing, url, replies: GUEST, refused: {} })).toBe(false)
  })
  test('nor for somebody, nor where nobody knows who asks', () => {
    expect(isShared({ route: landing, url: '/', replies: { [CURRENT_USER]: { id: 'x' } }, refused: {} })).toBe(false)
    expect(isShared({ route: landing, url: '/', replies: {}, refused: {} })).toBe(false)
  })
  test('nor where something it asks for was refused', () => {
    const route = { ...landing, data: ['/api/auth/providers'] }
    expect(isShared({ route, url: '/', replies: GUEST, refused: { '/api/auth/providers': 404 } })).toBe(false)
  })
  test('nor where it shows what a link stands for', () => {
    const route = { ...landing, path: '/apply/:token', data: ['/api/referrals/token/:token'] }
    expect(isShared({ route, url: '/apply/:token', replies: GUEST, refused: {} })).toBe(false)
  })
})

describe('a page behind a link is made once for as long as it shows the same', () => {
  const route = { ...landing, path: '/apply/:token', data: ['/api/referrals/token/:token'] }
  test('for whoever has the link, and is not signed in', () => {
    expect(isBehindLink({ route, replies: GUEST, refused: {} })).toBe(true)
    expect(isBehindLink({ route, replies: { [CURRENT_USER]: { id: 'x' } }, refused: {} })).toBe(false)
    expect(isBehindLink({ route, replies: {}, refused: {} })).toBe(false)
  })
  test('not where the link is refused, and not a page that no link leads to', () => {
    expect(isBehindLink({ route, replies: GUEST, refused: { '/api/referrals/token/x': 404 } })).toBe(false)
    expect(isBehindLink({ route: landing, replies: GUEST, refused: {} })).toBe(false)
    expect(isBehindLink({ route: undefined, replies: GUEST, refused: {} })).toBe(false)
  })
})
