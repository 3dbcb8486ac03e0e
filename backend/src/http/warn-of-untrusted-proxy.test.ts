import { expect, test } from 'bun:test'
import { createLogger } from '../watching/log.ts'
import { createProxyWarning } from './warn-of-untrusted-proxy.ts'

function start(...proxies: string[]) {
  const logged: string[] = []
  const log = createLogger({ LOG_LEVEL: 'info' }, { write: (line) => logged.push(line) })
  return { logged, look: createProxyWarning({ env: { TRUSTED_PROXIES: proxies }, log }) }
}
const asked = (headers: Record<string, string>) => new Request('http://goodword.localhost', { headers })
const forwarded = asked({ 'x-forwarded-for': '198.51.100.1' })

test('X-Forwarded-For from an untrusted peer is one error in the log, however often it comes', () => {
  const { logged, look } = start('10.0.0.1')
  for (const peer of ['10.0.0.2', '10.0.0.2', '10.0.0.3']) look(forwarded, peer)
  expect(logged).toHaveLength(1)
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({ level: 50, msg: expect.stringContaining('TRUSTED_PROXIES') })
  expect(logged[0]).not.toContain('10.0.0.2')
})

test('a trusted proxy, and a peer that forwards for nobody, are no error', () => {
  const { logged, look } = start('10.0.0.0/8')
  look(forwarded, '::ffff:10.0.0.2')
  look(asked({}), '203.0.113.9')
  expect(logged).toEqual([])
})
