import { describe, expect, test } from 'bun:test'
import type { Env } from '../../config/env.ts'
import { pageHeaders } from './page-headers.ts'
import { nonceSources } from './policy-sources.ts'

const env = {
  APP_URL: 'https://goodword.example',
  S3_ENDPOINT: 'https://store.example/bucket',
} as Env
const about = {
  sources: nonceSources('the-nonce'),
  signIn: ['https://accounts.google.com', 'https://sso.example'],
  caching: 'private, no-store',
  hasLanguages: false,
}
const headers = pageHeaders(env, about)
const directives = Object.fromEntries(
  headers['content-security-policy']?.split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ')
    return [name, sources]
  }) ?? [],
)

describe('the content security policy of a page', () => {
  test("the policy allows scripts of our origin and of this reply's nonce alone", () => {
    expect(directives['script-src']).toEqual(["'self'", "'nonce-the-nonce'"])
    expect(directives['default-src']).toEqual(["'none'"])
  })
  test('the policy forbids plug-ins, base elements and framing', () => {
    for (const name of ['object-src', 'base-uri', 'frame-ancestors']) expect(directives[name]).toEqual(["'none'"])
  })
  test('the policy allows frames of our own origin alone', () => expect(directives['frame-src']).toEqual(["'self'"]))
  test('trusted types allow built files alone, and no HTML or code from strings', () => {
    expect(directives['require-trusted-types-for']).toEqual(["'script'"])
    expect(directives['trusted-types']).toEqual(['default'])
  })
  test('the policy allows connections to us and the object store alone', () => {
    expect(directives['connect-src']).toEqual(["'self'", 'https://store.example'])
  })
  test('the policy allows forms to us and the sign-in providers alone', () => {
    expect(directives['form-action']).toEqual(["'self'", 'https://accounts.google.com', 'https://sso.example'])
  })
  test('the policy names its report address in both syntaxes', () => {
    expect(directives['report-to']).toEqual(['csp'])
    expect(directives['report-uri']).toEqual(['/api/csp-reports'])
    expect(headers['reporting-endpoints']).toBe('csp="/api/csp-reports"')
  })
})

test('every page isolates its window to its origin and refuses framing', () => {
  expect(headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
  })
  for (const feature of ['camera', 'geolocation', 'microphone']) {
    expect(headers['permissions-policy']).toContain(`${feature}=()`)
  }
})
