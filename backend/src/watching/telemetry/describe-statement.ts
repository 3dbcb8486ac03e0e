/** Characters of a statement that are told. */
const LENGTH_MAX = 1000
const VERB = /^\s*(\w+)/
const TABLE = /\b(?:from|into|update)\s+"?([\w.]+)"?/i

/**
 * What may be told of a statement: a short name for it, and its text. Values are in its parameters, which nobody hands
 * over; what stands in quotes all the same gives way to a question mark.
 */
export function describeStatement(text: string): { name: string; text: string } {
  const verb = VERB.exec(text)?.[1]?.toLowerCase() ?? 'statement'
  const table = TABLE.exec(text)?.[1]
  const shown = text
    .replace(/'(?:[^']|'')*'?/g, '?')
    .replace(/\s+/g, ' ')
    .trim()
  return { name: table ? `${verb} ${table}` : verb, text: shown.slice(0, LENGTH_MAX) }
}
