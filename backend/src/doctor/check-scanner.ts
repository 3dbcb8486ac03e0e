import type { Env } from '../config/env.ts'
import { clamdAddress } from '../config/fields.ts'
import { askClamd } from '../storage/virus-scan/ask-clamd.ts'
import { signaturesOf } from '../storage/virus-scan/signatures-of.ts'
import { type Finding, fault, fine, warning } from './finding.ts'

const PATIENCE = 5000
const DAY = 24 * 60 * 60 * 1000
/** Days after which signatures are old: they come several times a day. */
const OLD = 7

/** Whether the virus scanner answers, where there is one, and how old the signatures are that it looks for. */
export async function checkScanner({ CLAMD_URL }: Pick<Env, 'CLAMD_URL'>): Promise<Finding[]> {
  const address = CLAMD_URL && clamdAddress(CLAMD_URL)
  if (!address) return []
  try {
    await askClamd(address, new Uint8Array(), PATIENCE)
    const from = await signaturesOf(address, PATIENCE)
    const days = from ? Math.floor((Date.now() - from.getTime()) / DAY) : 0
    return days > OLD
      ? [warning(`The signatures of the virus scanner are ${days} days old.`, 'Look at what renews them, freshclam.')]
      : [fine('The virus scanner answers.')]
  } catch (error) {
    const said = `The virus scanner does not answer: ${(error as Error).message}.`
    return [fault(said, 'Look at CLAMD_URL and at clamd; documents wait for it and cannot be opened.')]
  }
}
