import { said } from '@goodword/languages/texts'

/** Delivery errors and their meaning; the first match counts. */
const MEANINGS: readonly (readonly [pattern: RegExp, meaning: string])[] = [
  [/^5\d\d .*RCPT TO/, said('The mail server rejected the recipient')],
  [/^5\d\d .*DATA/, said('The mail server rejected the content')],
  [/^5\d\d .*(AUTH|MAIL FROM)/, said('The mail server rejected our sender')],
  [/^4\d\d /, said('The mail server deferred every attempt')],
  [/^E(CONNECTION|SOCKET|DNS|TIMEDOUT|CONNREFUSED)/, said('The mail server could not be reached')],
  // Our own error: the stored email could not be decrypted.
  [/ server | seal /, said('The email could not be decrypted')],
]

/**
 * Why an email could not be delivered, in plain words; the codes stand beside them.
 * @param reason codes of the mail server, or a sentence of ours
 */
export function reasonInWords(reason: string | null): string {
  const known = MEANINGS.find(([pattern]) => pattern.test(reason ?? ''))
  return known?.[1] ?? said('Delivery failed')
}
