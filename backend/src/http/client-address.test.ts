import { expect, test } from 'bun:test'
import { clientAddress } from './client-address.ts'

const asked = (forwarded?: string) =>
  new Request('http://goodword.localhost', { headers: forwarded ? { 'x-forwarded-for': forwarded } : {} })
const env = { TRUSTED_PROXIES: ['10.0.0.1', '10.0.0.2'] }

test('a forwarded address from anybody but our proxies is not believed', () => {
  expect(clientAddress(env, '203.0.113.9', asked('198.51.100.1'))).toBe('203.0.113.9')
  expect(clientAddress({ TRUSTED_PROXIES: [] }, '10.0.0.1', asked('198.51.100.1'))).toBe('10.0.0.1')
})

test('behind our proxies it is the last address that is not one of them', () => {
  expect(clientAddress(env, '::ffff:10.0.0.1', asked('1.2.3.4, 198.51.100.1, 10.0.0.2'))).toBe('198.51.100.1')
  expect(clientAddress(env, '10.0.0.1', asked())).toBe('10.0.0.1')
})
