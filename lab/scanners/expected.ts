/** What scanners note on a stack without TLS in front of it, or out of habit, and why it is no flaw. */
export const EXPECTED: Readonly<Record<string, string>> = {
  'Strict-Transport-Security is not set': 'the stack has no TLS in front of it; under https every reply has it',
  'Secure flag is not set in the cookie': 'the same; under https every cookie is Secure, by the prefix `__Host-`',
  'X-XSS-Protection is not set': 'browsers have dropped it, and it could be abused; the policy of pages does its work',
}
