import { connect } from 'node:net'
import type { ClamdAddress } from '../../config/fields.ts'

/** An answer is one short line. */
const ANSWER_MAX = 4096

/**
 * Of when clamd's signatures are, as its VERSION says ("ClamAV 1.4.3/27800/Mon Nov 30 09:30:00 2026").
 * @param patience milliseconds
 * @returns undefined where it names no date: it has none of ClamAV's own signatures, or does not answer
 */
export function signaturesOf(address: ClamdAddress, patience: number): Promise<Date | undefined> {
  const { promise, resolve } = Promise.withResolvers<Date | undefined>()
  const socket = connect(address)
  let answer = ''
  socket.setTimeout(patience, () => socket.destroy())
  socket.on('connect', () => socket.write('zVERSION\0'))
  socket.on('data', (said) => {
    answer += said.toString('latin1')
    if (answer.includes('\0') || answer.length > ANSWER_MAX) socket.destroy()
  })
  socket.on('error', () => {})
  socket.on('close', () => {
    const [, date = ''] = /^ClamAV [^/\0]+\/\d+\/([^\0]+)\0/.exec(answer) ?? []
    const at = new Date(date)
    resolve(Number.isNaN(at.getTime()) ? undefined : at)
  })
  return promise
}
