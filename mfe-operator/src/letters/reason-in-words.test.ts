import { expect, test } from 'bun:test'
import { reasonInWords } from './reason-in-words.ts'

const ADDRESS = 'The mail server rejected the recipient'
const WORDS = 'The mail server rejected the content'
const SENDER = 'The mail server rejected our sender'
const LATER = 'The mail server deferred every attempt'
const AWAY = 'The mail server could not be reached'
const UNREADABLE = 'The email could not be decrypted'
const UNKNOWN = 'Delivery failed'

test.each([
  ['550 EENVELOPE RCPT TO', ADDRESS],
  ['554 EMESSAGE DATA', WORDS],
  ['535 EAUTH AUTH PLAIN', SENDER],
  ['550 EENVELOPE MAIL FROM', SENDER],
  ['451 EENVELOPE RCPT TO', LATER],
  ['ECONNECTION CONN', AWAY],
  ['ESOCKET CONN', AWAY],
  ['EDNS CONN', AWAY],
  ['ETIMEDOUT CONN', AWAY],
  ['ECONNREFUSED', AWAY],
  ['this version of the server cannot read what is stored of it', UNREADABLE],
  ['its seal does not open: the secret it was sealed with is not configured any more', UNREADABLE],
  ['550', UNKNOWN],
  ['1550 EENVELOPE RCPT TO', UNKNOWN],
  ['TypeError', UNKNOWN],
  [null, UNKNOWN],
])('the delivery failure %p means: %s', (reason, words) => expect(reasonInWords(reason)).toBe(words))
