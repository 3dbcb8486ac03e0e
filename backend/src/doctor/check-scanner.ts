import type { Env } from '../config/env.ts'
import { clamdAddress } from '../config/fields.ts'
import { askClamd } from '../storage/virus-scan/ask-clamd.ts'
import { type Finding, fault, fine } from './finding.ts'

const PATIENCE = 5000

/** Whether the virus scanner answers, where there is one. */
export async function checkScanner({ CLAMD_URL }: Pick<Env, 'CLAMD_URL'>): Promise<Finding[]> {
  const address = CLAMD_URL && clamdAddress(CLAMD_URL)
  if (!address) return []
  try {
    await askClamd(address, new Uint8Array(), PATIENCE)
    return [fine('The virus scanner answers.')]
  } catch (error) {
    const said = `The virus scanner does not answer: ${(error as Error).message}.`
    return [fault(said, 'Look at CLAMD_URL and at clamd; documents wait for it and cannot be opened.')]
  }
}
