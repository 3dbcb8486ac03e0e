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
}
const headers = pageHeaders(env, about)
const directives = Object.fromEntries(
  headers['content-security-policy']?.split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ')
    return [name, sources]
  }) ?? [],
)

describe('the policy of a page', () => {
  test('runs scripts of our own origin and those with the nonce of this reply alone', () => {
    expect(directives['script-src']).toEqual(["'self'", "'nonce-the-nonce'"])
    expect(directives['default-src']).toEqual(["'none'"])
  })
  test('has no plug-ins, no base, no frame around it', () => {
    for (const name of ['object-src', 'base-uri', 'frame-ancestors']) expect(directives[name]).toEqual(["'none'"])
  })
  test('lets scripts write neither HTML nor code, nor load what is no built file', () => {
    expect(directives['require-trusted-types-for']).toEqual(["'script'"])
    expect(directives['trusted-types']).toEqual(['default'])
  })
  test('talks to us and to the object store alone', () => {
    expect(directives['connect-src']).toEqual(["'self'", 'https://store.example'])
  })
  test('lets forms lead to us and to the sign-in providers alone', () => {
    expect(directives['form-action']).toEqual(["'self'", 'https://accounts.google.com', 'https://sso.example'])
  })
  test('says where violations are told, in both ways that browsers know', () => {
    expect(directives['report-to']).toEqual(['csp'])
    expect(directives['report-uri']).toEqual(['/api/csp-reports'])
    expect(headers['reporting-endpoints']).toBe('csp="/api/csp-reports"')
  })
})

test('every page keeps its window to its own origin and is framed by nobody', () => {
  expect(headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
  })
  for (const feature of ['camera', 'geolocation', 'microphone']) {
    expect(headers['permissions-policy']).toContain(`${feature}=()`)
  }
})
