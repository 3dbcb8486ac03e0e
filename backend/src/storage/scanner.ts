import type { Transaction } from '../db/connect/client.ts'

/** What a virus scanner says of a file. */
export type Verdict = { kind: 'clean' } | { kind: 'infected'; name: string }

/** What verbs may ask of the virus scanner. */
export interface Scanner {
  /**
   * Has bytes looked at while somebody waits for it.
   * @returns undefined when the scanner does not say in time: the file is to be held back then
   */
  scan(bytes: Uint8Array): Promise<Verdict | undefined>
  /** Has files that are held back looked at later, in the transaction that attaches them; as often as it takes. */
  scanLater(tx: Transaction, objectIds: readonly string[]): Promise<void>
}
