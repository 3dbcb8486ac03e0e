import { writeFileSync } from 'node:fs'

/** What random facts left of a ledger; amounts in cents. */
export interface Proof {
  /** LEDGER_SEED that tries the same again. */
  seed: number
  /** How often each was tried. */
  facts: readonly (readonly [fact: string, times: number])[]
  /** Of all that was tried: done, refused as the rules say, and cut off by a kill. */
  done: number
  refused: number
  cut: number
  kills: number
  recommenders: number
  managers: number
  /** Who applied, one after the other, and how many of them at a time. */
  candidates: number
  candidatesAtOnce: number
  factsAtOnce: number
  rewards: number
  transfers: number
  accounts: number
  moved: number
  seconds: number
  /** All of these are to be 0. */
  sum: number
  drift: number
  differing: number
  belowNothing: number
  doublePromises: number
  brokenRules: number
}

/** Tells `bun run ledger-proof` of the lab what came of the facts; elsewhere it does nothing. */
export function recordProof(proof: Proof): void {
  const file = process.env.LEDGER_PROOF_FILE
  if (file) writeFileSync(file, JSON.stringify(proof))
}
