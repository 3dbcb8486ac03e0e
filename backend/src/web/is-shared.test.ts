import { describe, expect, test } from 'bun:test'
import { CURRENT_USER } from '@goodword/contract/addresses'
import { isShared } from './is-shared.ts'

const landing = { path: '/', audience: 'guests', remote: 'mfe-public', page: 'landing', rendered: true } as const
const GUEST = { [CURRENT_USER]: null }

describe('a page is rendered once for all', () => {
  test('where a guest asks for it at its own address', () => {
    expect(isShared({ route: landing, url: '/', replies: GUEST })).toBe(true)
  })
  test('also where it shows what every guest is answered', () => {
    const route = { ...landing, data: ['/api/auth/providers'] }
    expect(isShared({ route, url: '/', replies: { ...GUEST, '/api/auth/providers': [] } })).toBe(true)
  })
  test.each(['//', '/////', '/?a=1', '/?'])('and not at %s: there are endless ways to write an address', (url) => {
    expect(isShared({ route: landing, url, replies: GUEST })).toBe(false)
  })
  test('nor for somebody, nor where nobody knows who asks', () => {
    expect(isShared({ route: landing, url: '/', replies: { [CURRENT_USER]: { id: 'x' } } })).toBe(false)
    expect(isShared({ route: landing, url: '/', replies: {} })).toBe(false)
  })
  test('nor where it shows what a link stands for', () => {
    const route = { ...landing, path: '/apply/:token', data: ['/api/referrals/token/:token'] }
    expect(isShared({ route, url: '/apply/:token', replies: GUEST })).toBe(false)
  })
})
