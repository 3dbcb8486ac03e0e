/**
 * A text from a log or a database as it may go to a terminal: without what moves its cursor, changes its colours, hides, or
 * turns the direction of reading.
 */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]/gu, '�')
}
