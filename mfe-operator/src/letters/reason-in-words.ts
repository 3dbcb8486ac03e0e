/** What stands in a reason, and what it means; the first that fits counts. */
const MEANINGS: readonly (readonly [pattern: RegExp, meaning: string])[] = [
  [/^5\d\d .*RCPT TO/, 'The mail server does not take mail for this address'],
  [/^5\d\d .*DATA/, 'The mail server refused what the letter says'],
  [/^5\d\d .*(AUTH|MAIL FROM)/, 'The mail server refused us as its sender'],
  [/^4\d\d /, 'The mail server put it off until we gave up'],
  [/^E(CONNECTION|SOCKET|DNS|TIMEDOUT|CONNREFUSED)/, 'The mail server could not be reached'],
  // A sentence of ours, about a letter that a server could not read.
  [/ server | seal /, 'The letter could not be read'],
]

/**
 * Why a letter was given up, in plain words; the codes stand beside them.
 * @param reason codes of the mail server, or a sentence of ours
 */
export function reasonInWords(reason: string | null): string {
  const known = MEANINGS.find(([pattern]) => pattern.test(reason ?? ''))
  return known?.[1] ?? 'It could not be delivered'
}
