import { expect, test } from 'bun:test'
import { SLOT_TEXTS } from './slot-texts.ts'

test.each([
  ['resume', 'green', 'Resume uploaded successfully!', 'Your resume has been attached to your application.'],
  ['portfolio', 'blue', 'Portfolio uploaded successfully!', 'Your portfolio has been attached to your application.'],
  ['additional', 'purple', 'Documents uploaded successfully!', '2 document(s) attached to your application.'],
] as const)('an upload of %s is confirmed in %s: %s', (slot, tone, title, description) => {
  const texts = SLOT_TEXTS[slot]
  expect([texts.tone, texts.done.title, texts.done.description(2)]).toEqual([tone, title, description])
})
