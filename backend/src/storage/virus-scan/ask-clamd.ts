import { connect } from 'node:net'
import type { ClamdAddress } from '../../config/fields.ts'
import type { Verdict } from '../scanner.ts'

/** Bytes announced and sent at once. */
const CHUNK = 64 * 1024
/** An answer is one short line; whoever says more is no clamd. */
const ANSWER_MAX = 4096

/**
 * Asks clamd about a file: one INSTREAM conversation (man clamd, "COMMANDS").
 * @param patience milliseconds for all of it
 * @throws Error with the reason where clamd is away, too slow, or will not say: the file counts as not looked at
 */
export function askClamd(address: ClamdAddress, bytes: Uint8Array, patience: number): Promise<Verdict> {
  const { promise, resolve, reject } = Promise.withResolvers<Verdict>()
  const socket = connect(address)
  const tooSlow = setTimeout(() => socket.destroy(new Error('no answer in time')), patience)
  let answer = ''
  let fault = new Error('the line was cut')
  socket.on('connect', () => {
    socket.write('zINSTREAM\0')
    for (let at = 0; at < bytes.length; at += CHUNK) {
      const chunk = bytes.subarray(at, at + CHUNK)
      socket.write(lengthOf(chunk))
      socket.write(chunk)
    }
    socket.write(lengthOf(new Uint8Array()))
  })
  socket.on('data', (said) => {
    answer += said.toString('latin1')
    if (answer.includes('\0') || answer.length > ANSWER_MAX) socket.destroy()
  })
  socket.on('error', (error) => {
    fault = error
  })
  socket.on('close', () => {
    clearTimeout(tooSlow)
    const verdict = verdictOf(answer)
    if (verdict) resolve(verdict)
    else reject(answer.includes('\0') ? new Error(answer.replace(/\0.*/s, '')) : fault)
  })
  return promise
}

/** Only a whole line counts: half of `stream: OK FOUND` would let a virus through. */
function verdictOf(answer: string): Verdict | undefined {
  const [, isClean, name] = /^stream: (?:(OK)|([^\0]+) FOUND)\0/.exec(answer) ?? []
  if (isClean) return { kind: 'clean' }
  return name ? { kind: 'infected', name } : undefined
}

function lengthOf(chunk: Uint8Array): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(chunk.length)
  return length
}
