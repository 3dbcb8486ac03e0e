import { expect, test } from 'bun:test'
import { documentType, extensionsOf } from './document-type.ts'

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

test.each([
  ['resume', 'cv.pdf', 'application/pdf'],
  ['resume', 'CV.DOCX', DOCX],
  ['resume', 'cv.doc', 'application/msword'],
  ['resume', 'cv.zip', undefined],
  ['portfolio', 'work.ZIP', 'application/zip'],
  ['portfolio', 'work.jpeg', 'image/jpeg'],
  ['portfolio', 'work.svg', undefined],
  ['additional', 'letter.docx', DOCX],
  ['additional', 'letter.html', undefined],
] as const)('in the slot %s, %s is sent as %s', (slot, name, type) => expect(documentType(slot, name)).toBe(type))

test('the resume picker offers PDF and Word', () => expect(extensionsOf('resume')).toEqual(['.pdf', '.doc', '.docx']))
