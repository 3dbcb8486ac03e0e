import { describe, expect, test } from 'bun:test'
import { CURRENT_USER } from '@goodword/contract/addresses'
import { isBehindLink, isShared } from './is-shared.ts'

const landing = { path: '/', audience: 'guests', remote: 'mfe-public', page: 'landing', rendered: true } as const
const GUEST = { [CURRENT_USER]: null }

describe('a page shared by all guests', () => {
  test("a guest's page at its plain address is shared", () => {
    expect(isShared({ route: landing, url: '/', replies: GUEST, refused: {} })).toBe(true)
  })
  test('a page with replies for guests is shared', () => {
    const route = { ...landing, data: ['/api/auth/providers'] }
    expect(isShared({ route, url: '/', replies: { ...GUEST, '/api/auth/providers': [] }, refused: {} })).toBe(true)
  })
  test.each(['//', '/////', '/?a=1', '/?'])('a page at %s is not shared, as such addresses are endless', (url) => {
    expect(isShared({ route: landing, url, replies: GUEST, refused: {} })).toBe(false)
  })
  test('a page for a signed-in or unknown visitor is not shared', () => {
    expect(isShared({ route: landing, url: '/', replies: { [CURRENT_USER]: { id: 'x' } }, refused: {} })).toBe(false)
    expect(isShared({ route: landing, url: '/', replies: {}, refused: {} })).toBe(false)
  })
  test('a page with a refused call is not shared', () => {
    const route = { ...landing, data: ['/api/auth/providers'] }
    expect(isShared({ route, url: '/', replies: GUEST, refused: { '/api/auth/providers': 404 } })).toBe(false)
  })
  test('a page behind a link is not shared by all guests', () => {
    const route = { ...landing, path: '/apply/:token', data: ['/api/referrals/token/:token'] }
    expect(isShared({ route, url: '/apply/:token', replies: GUEST, refused: {} })).toBe(false)
  })
})

describe('a page shared by those who have its link', () => {
  const route = { ...landing, path: '/apply/:token', data: ['/api/referrals/token/:token'] }
  test('a linked page is shared by guests who have the link', () => {
    expect(isBehindLink({ route, replies: GUEST, refused: {} })).toBe(true)
    expect(isBehindLink({ route, replies: { [CURRENT_USER]: { id: 'x' } }, refused: {} })).toBe(false)
    expect(isBehindLink({ route, replies: {}, refused: {} })).toBe(false)
  })
  test('a page behind a refused link or without a link is not shared', () => {
    expect(isBehindLink({ route, replies: GUEST, refused: { '/api/referrals/token/x': 404 } })).toBe(false)
    expect(isBehindLink({ route: landing, replies: GUEST, refused: {} })).toBe(false)
    expect(isBehindLink({ route: undefined, replies: GUEST, refused: {} })).toBe(false)
  })
})
