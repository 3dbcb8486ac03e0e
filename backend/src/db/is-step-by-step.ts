/** How a migration begins of which each statement is a transaction of its own. */
const MARK = '-- Step by step:'

/**
 * Whether the statements of a migration are committed one by one. One that was interrupted begins anew, so each but the
 * last must bear being run twice.
 */
export function isStepByStep(sql: string): boolean {
  return sql.startsWith(MARK)
}
