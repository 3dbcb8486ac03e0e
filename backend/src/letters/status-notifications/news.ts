import type { Transaction } from '../../db/connect/client.ts'

/** A change of an application's status. */
export interface Change {
  applicationId: string
  /** Its row in the history; left out where the application ends with it. */
  changeId?: string
}

/** A change that is to be told at some moment. */
export interface DueChange extends Change {
  /** It waited because there had been letters enough that day. */
  isSummary?: boolean
}

/** What verbs may do with news of a status. */
export interface News {
  /** Seconds that news wait before they leave. */
  delay: number
  /**
   * Has a change told, in the transaction that makes it, once the delay has passed and if it is the last one then
   * (docs/rules.md#news-of-a-status-wait).
   */
  tellLater(tx: Transaction, change: Change): Promise<void>
}
