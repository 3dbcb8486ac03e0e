import { describe, expect, test } from 'bun:test'
import type { Consent } from '@goodword/contract/candidate'
import { agreedIn } from '../../modules/applications/agreed.ts'
import { receiptFile, signReceipt } from './sign-receipt.ts'
import { publicKeyOf, readPublicKey, signingKey } from './signing-key.ts'
import { verifyReceipt } from './verify-receipt.ts'

const env = { SESSION_SECRET: 'a secret of more than thirty-two characters', CONSENT_SIGNING_KEY: undefined }
const key = readPublicKey(publicKeyOf(signingKey(env)))
const consent: Consent = {
  type: 'goodword-consent',
  issuer: 'https://goodword.example',
  referralId: '01a05feb-ffc3-7148-89e6-c9f6edb00b00',
  applicationId: '01a05feb-ffc3-7148-89e6-c9f6edb00b01',
  jobId: '01a05feb-ffc3-7148-89e6-c9f6edb00b02',
  subject: 'a'.repeat(64),
  purpose: 'Testing',
  text: agreedIn('en').agreementText,
  textHash: agreedIn('en').agreementHash,
  version: agreedIn('en').agreementVersion,
  givenAt: '2026-11-21T02:00:00.000Z',
  expiresAt: '2027-11-21T02:00:00.000Z',
}
const file = Buffer.from(receiptFile(signReceipt(env, consent)))

describe('a consent receipt', () => {
  test('a consent receipt proves the agreement', () => expect(verifyReceipt(file, key)).toEqual(consent))

  test('a consent receipt is equal whenever it is written', () =>
    expect(receiptFile(signReceipt(env, { ...consent }))).toBe(file.toString()))

  test('a consent receipt with any changed byte fails', () => {
    for (let at = 0; at < file.length; at++) {
      for (const change of [0x01, 0x20]) {
        const changed = new Uint8Array(file)
        changed[at] = (changed[at] ?? 0) ^ change
        expect(() => verifyReceipt(changed, key)).toThrow()
      }
    }
  })

  test('a consent receipt with a byte more or less fails', () => {
    expect(() => verifyReceipt(file.subarray(0, -1), key)).toThrow()
    expect(() => verifyReceipt(Buffer.concat([file, Buffer.from('\n')]), key)).toThrow()
  })

  test('a consent receipt signed with another key fails, even if it names that key', () => {
    const other = { ...env, CONSENT_SIGNING_KEY: Buffer.alloc(32, 7).toString('base64') }
    expect(() => verifyReceipt(Buffer.from(receiptFile(signReceipt(other, consent))), key)).toThrow('another key')
  })
})
