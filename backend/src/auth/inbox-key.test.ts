import { expect, test } from 'bun:test'
import { inboxKey } from './inbox-key.ts'

test.each([
  [' Kim.Park+jobs@GoogleMail.com ', 'kimpark@gmail.com'],
  ['kim_park-x+y@pm.me', 'kimparkx@proton.me'],
  ['kim.park+x@outlook.com', 'kim.park@outlook.com'],
  ['kim+x@mac.com', 'kim@icloud.com'],
  ['+x@gmail.com', '+x@gmail.com'],
])('the inbox key of "%s" is "%s"', (email, inbox) => {
  expect(inboxKey(email)).toBe(inbox)
})

test.each(['kim.park@example.org', 'kim+x@example.org', 'kim+x@gmail.com.example.org', 'kim+gmail.com@example.org'])(
  "the inbox key of %s keeps every character, as the provider's rules are unknown",
  (email) => expect(inboxKey(email)).toBe(email),
)
