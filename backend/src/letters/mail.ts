import type { TestEmailInput } from '@goodword/contract/test-email'
import type { Transaction } from '../db/connect/client.ts'
import type { Subject } from './forget-letters.ts'
import type { Letter } from './letter.ts'

/** What verbs may do with mail. */
export interface Mail {
  /**
   * Writes letters into the outbox, in the transaction of the change they tell of
   * (docs/rules.md#a-letter-commits-with-the-change-it-tells-of). Those of one call go out one after the other in the
   * given order, each once the one before was sent or given up.
   */
  enqueue(tx: Transaction, letters: readonly Letter[]): Promise<void>
  /** The same for letters that have nothing to do with each other: none waits for another one. */
  enqueueEach(tx: Transaction, letters: readonly Letter[]): Promise<void>
  /** Removes every letter about somebody, sent or not, in the transaction that erases them. */
  forget(tx: Transaction, subject: Subject): Promise<void>
  /**
   * Removes the letters of an invitation that have not gone out, in the transaction that ends their link. Those that
   * were sent stay: the candidate's export lists them.
   */
  cancel(tx: Transaction, referralId: string): Promise<void>
  /**
   * Gives a letter that was given up all its tries again, with the commit of the transaction.
   * @returns false where no letter of this id is given up
   */
  resend(tx: Transaction, letterId: string): Promise<boolean>
  /**
   * Sends a test letter at once: its sender waits to learn whether mail works.
   * @throws Unavailable with the reason in a plain sentence
   */
  sendTest(letter: TestEmailInput): Promise<void>
}
