import { expect, test } from 'bun:test'
import { reasonInWords } from './reason-in-words.ts'

const ADDRESS = 'The mail server does not take mail for this address'
const WORDS = 'The mail server refused what the letter says'
const SENDER = 'The mail server refused us as its sender'
const LATER = 'The mail server put it off until we gave up'
const AWAY = 'The mail server could not be reached'
const UNREADABLE = 'The letter could not be read'
const UNKNOWN = 'It could not be delivered'

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
])('%p means: %s', (reason, words) => expect(reasonInWords(reason)).toBe(words))
