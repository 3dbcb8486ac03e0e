/** How a migration begins of which each statement is a transaction of its own. */
const MARK = '-- Step by step:'

/**
 * Whether the statements of a migration are committed one by one. One that was interrupted begins anew, so each must bear
 * being run twice, but for a last one that is part of a transaction: that one commits together with the note of it.
 */
export function isStepByStep(sql: string): boolean {
  return sql.startsWith(MARK)
}
