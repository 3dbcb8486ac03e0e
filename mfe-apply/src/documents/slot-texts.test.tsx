import { expect, test } from 'bun:test'
import { textsIn } from '@goodword/shared-ui/kernel'
import { SLOT_TEXTS } from './slot-texts.ts'

test.each([
  ['resume', 'green', 'Resume uploaded successfully!', 'Your resume has been attached to your application.'],
  ['portfolio', 'blue', 'Portfolio uploaded successfully!', 'Your portfolio has been attached to your application.'],
  ['additional', 'purple', 'Documents uploaded successfully!', '2 document(s) attached to your application.'],
] as const)('an uploaded %s is confirmed in %s: %s', (slot, tone, title, description) => {
  const texts = SLOT_TEXTS[slot](textsIn('en'))
  expect([texts.tone, texts.done.title, texts.done.description(2)]).toEqual([tone, title, description])
})

test.each([
  ['resume', 'Resume', 'Upload Resume', 'PDF, DOC or DOCX, up to 5 MB'],
  ['portfolio', 'Portfolio (Optional)', 'Upload Portfolio', 'PDF, ZIP or image, up to 10 MB'],
  [
    'additional',
    'Additional Documents (Optional)',
    'Upload Documents',
    'Up to 3 files: PDF, Word, image or ZIP, 5 MB each',
  ],
] as const)('the slot %s names accepted types and sizes: %s', (slot, label, button, hint) =>
  expect(SLOT_TEXTS[slot](textsIn('en'))).toMatchObject({ label, button, hint }),
)

test.each([
  [1, '1 document uploaded'],
  [2, '2 documents uploaded'],
])('%d additional documents are confirmed as: %s', (count, text) =>
  expect(SLOT_TEXTS.additional(textsIn('en')).confirmation(count)).toBe(text),
)
