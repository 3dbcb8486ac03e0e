import type { Transaction } from '../../db/connect/client.ts'

/** A change of an application's status. */
export interface Change {
  applicationId: string
  /** Its row in the history; left out where the application ends with it. */
  changeId?: string
}

/** A change whose letters are scheduled. */
export interface DueChange extends Change {
  /** Set after the daily letter limit delayed it. */
  isSummary?: boolean
}

/** What verbs may do with notifications of a status. */
export interface StatusNotifications {
  /** Seconds between a change and its letters, in which it can be undone. */
  delay: number
  /**
   * Schedules the telling of a change in the transaction that makes it; after the delay only the last change is told
   * (docs/rules.md#news-of-a-status-wait).
   * @param at when, where that was chosen
   */
  scheduleNotification(tx: Transaction, change: Change, at?: Date): Promise<void>
}
