import { afterEach, expect, test } from 'bun:test'
import { prepareClamd, VIRUS } from '../../../test/clamd.ts'
import { startClamdPeer } from '../../../test/clamd-peer.ts'
import * as files from '../../../test/files.ts'
import { type ClamdAddress, clamdAddress } from '../../config/fields.ts'
import { askClamd } from './ask-clamd.ts'

const MB = 1024 * 1024
const toEnd: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of toEnd.splice(0)) await end()
})

async function clamd(kind: 'tcp' | 'unix', streamMax?: number): Promise<ClamdAddress> {
  const prepared = await prepareClamd(kind, streamMax)
  toEnd.push(prepared.remove)
  await prepared.start()
  return clamdAddress(prepared.url) as ClamdAddress
}

async function peer(answer: string | 'hang'): Promise<ClamdAddress> {
  const started = await startClamdPeer(() => answer)
  toEnd.push(started.stop)
  return clamdAddress(started.url) as ClamdAddress
}

test.each(['tcp', 'unix'] as const)('clamd tells a clean file from an infected one, over %s', async (kind) => {
  const address = await clamd(kind)
  expect(await askClamd(address, files.pdf, 5000)).toEqual({ kind: 'clean' })
  expect(await askClamd(address, new Uint8Array(), 5000)).toEqual({ kind: 'clean' })
  const infected = [
    Buffer.from(VIRUS),
    files.makeZip({ 'notes.txt': VIRUS }),
    Buffer.concat([files.pdf, Buffer.from(VIRUS)]),
  ]
  for (const bytes of infected) {
    expect(await askClamd(address, bytes, 5000)).toEqual({ kind: 'infected', name: 'Goodword.Test.UNOFFICIAL' })
  }
})

test('the largest allowed file is scanned to its end', async () => {
  const address = await clamd('tcp')
  const large = Buffer.alloc(10 * MB, 'all is well. ')
  expect(await askClamd(address, large, 30_000)).toEqual({ kind: 'clean' })
  large.write(VIRUS, large.length - VIRUS.length)
  expect(await askClamd(address, large, 30_000)).toMatchObject({ kind: 'infected' })
})

test('a file too long for clamd counts as unscanned', async () => {
  const address = await clamd('tcp', MB)
  await expect(askClamd(address, new Uint8Array(4 * MB), 5000)).rejects.toThrow()
})

test('a scanner that is down or silent leaves the file unscanned', async () => {
  await expect(askClamd({ host: '127.0.0.1', port: 1 }, files.pdf, 5000)).rejects.toThrow()
  await expect(askClamd({ path: '/nowhere/clamd.sock' }, files.pdf, 5000)).rejects.toThrow()
  const began = performance.now()
  await expect(askClamd(await peer('hang'), files.pdf, 300)).rejects.toThrow('no answer in time')
  expect(performance.now() - began).toBeLessThan(2000)
})

test.each([
  ['half a line', 'stream: OK', 'the line was cut'],
  ['nothing', '', 'the line was cut'],
  ['an error', 'INSTREAM: Error. ERROR\0', 'INSTREAM: Error. ERROR'],
  ['a name resembling a verdict', 'stream: OK but not quite\0', 'stream: OK but not quite'],
  ["another program's reply", `HTTP/1.1 200 OK${'x'.repeat(5000)}`, 'the line was cut'],
])('a scanner reply of %s is no verdict', async (_what, answer, reason) => {
  await expect(askClamd(await peer(answer), files.pdf, 2000)).rejects.toThrow(reason)
})

test('a virus named OK is a virus', async () => {
  expect(await askClamd(await peer('stream: OK FOUND\0'), files.pdf, 2000)).toEqual({ kind: 'infected', name: 'OK' })
})

test.each([
  ['tcp://clamd:3311', { host: 'clamd', port: 3311 }],
  ['tcp://clamd', { host: 'clamd', port: 3310 }],
  ['tcp://[::1]:3310', { host: '::1', port: 3310 }],
  ['unix:/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['unix:///run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['http://clamd:3310', undefined],
  ['clamd', undefined],
  ['unix:', undefined],
  ['', undefined],
])('the scanner address %p is parsed', (url, address) => {
  expect(clamdAddress(url)).toEqual(address as ClamdAddress)
})
