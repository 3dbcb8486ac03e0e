import { expect, test } from 'bun:test'
import { bareAddress } from './bare-address.ts'
import { clientAddress } from './client-address.ts'
import { networkOf } from './network-of.ts'

const asked = (forwarded?: string) =>
  new Request('http://goodword.localhost', { headers: forwarded ? { 'x-forwarded-for': forwarded } : {} })
const behind = (proxies: string, peer: string, forwarded: string) =>
  clientAddress({ TRUSTED_PROXIES: proxies.split(',') }, peer, asked(forwarded))
const env = { TRUSTED_PROXIES: ['10.0.0.1', '10.0.0.2'] }

test('a forwarded address from anybody but our proxies is not believed', () => {
  expect(clientAddress(env, '203.0.113.9', asked('198.51.100.1'))).toBe('203.0.113.9')
  expect(clientAddress({ TRUSTED_PROXIES: [] }, '10.0.0.1', asked('198.51.100.1'))).toBe('10.0.0.1')
})

test('behind our proxies it is the last address that is not one of them', () => {
  expect(clientAddress(env, '::ffff:10.0.0.1', asked('1.2.3.4, 198.51.100.1, 10.0.0.2'))).toBe('198.51.100.1')
  expect(clientAddress(env, '10.0.0.1', asked())).toBe('10.0.0.1')
})

test.each([
  ['10.0.0.0/8', '10.9.8.7', true],
  ['10.0.0.0/8', '::ffff:10.9.8.7', true],
  ['10.0.0.0/8', '11.0.0.1', false],
  ['10.1.128.0/17', '10.1.128.0', true],
  ['10.1.128.0/17', '10.1.127.255', false],
  ['fd00::/8', 'fd12:3456::1', true],
  ['fd00::/8', 'fe80::1', false],
  ['fd00:0:0:0:0:0:0:1', 'fd00::1', true],
  ['192.0.2.1,10.0.0.0/8', '10.0.0.1', true],
  ['10.0.0.0/8', 'unknown', false],
])('proxies may be named by range: of %s, %s is one: %p', (proxies, peer, isProxy) => {
  expect(behind(proxies, peer, '198.51.100.1')).toBe(isProxy ? '198.51.100.1' : (networkOf(bareAddress(peer)) ?? peer))
})

test('proxies of a range behind one another are all passed by', () => {
  expect(behind('10.0.0.0/8', '10.0.0.1', '1.2.3.4, 198.51.100.1, 10.200.0.1')).toBe('198.51.100.1')
})

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['203.0.113.9', '203.0.113.9'],
  ['unknown', undefined],
])('of IPv6 a network is counted, as everybody has one of 64 bits: %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each([
  ['198.51.100.1:4711', '198.51.100.1'],
  ['[2001:db8:1:2::1]:4711', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:3::4', '2001:db8:1:2::/64'],
  ['::ffff:198.51.100.1', '198.51.100.1'],
])('the port that a proxy writes along makes no other address: %s', (forwarded, network) => {
  expect(behind('10.0.0.1', '10.0.0.1', forwarded)).toBe(network)
})

test('where the proxy forwards no address, nothing to the left of it is believed', () => {
  expect(behind('10.0.0.1', '10.0.0.1', '198.51.100.1, unknown')).toBe('10.0.0.1')
  expect(behind('10.0.0.1', '10.0.0.1', '198.51.100.1, ')).toBe('198.51.100.1')
})

const WAYS = [
  '192.168.1.1',
  '::ffff:192.168.1.1',
  '::FFFF:192.168.1.1',
  '::ffff:c0a8:101',
  '0:0:0:0:0:ffff:c0a8:0101',
  '0000:0000:0000:0000:0000:FFFF:C0A8:0101',
  '::ffff:192.168.1.1%eth0',
  '[::ffff:c0a8:101]:4711',
  '[0:0:0:0:0:ffff:192.168.1.1%2]',
]
test.each(WAYS)('an IPv4 address is the same one in whatever form of IPv6 a proxy writes it: %s', (written) => {
  expect(behind('10.0.0.1', '10.0.0.1', written)).toBe('192.168.1.1')
  expect(behind('10.0.0.1,192.168.0.0/16', '10.0.0.1', `198.51.100.1, ${written}`)).toBe('198.51.100.1')
  expect(behind('10.0.0.1,::ffff:192.168.0.0/112', '10.0.0.1', `198.51.100.1, ${written}`)).toBe('198.51.100.1')
})

test.each([
  ['0:0:0:0:0:FFFF:0a00:0001', '10.0.0.1'],
  ['::ffff:a00:1%eth0', '10.0.0.1'],
  ['FE80:0::0:1%eth0', 'fe80::/10'],
])('a proxy is one of ours in whatever form its connection is told: %s', (peer, proxies) => {
  expect(behind(proxies, peer, '198.51.100.1')).toBe('198.51.100.1')
})

test.each([
  ['::ffff:0:c0a8:101', '0:0:0:0::/64'],
  ['64:ff9b::c0a8:101', '64:ff9b:0:0::/64'],
  ['::c0a8:101', '0:0:0:0::/64'],
  ['192.168.1.1%eth0', undefined],
  ['::ffff:192.168.1.256', undefined],
])('no other address is taken for an IPv4 address: %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
