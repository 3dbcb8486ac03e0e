const NEW_PDF = 'Please print it to a new PDF and choose that one.'
const ARCHIVE = 'Please pack the files again and choose the new archive.'

/**
 * Why a file is refused whose type is taken: the rule, and what its owner can do (docs/rules.md#every-upload-is-checked).
 * By what the inspection calls it.
 */
export const REFUSALS = {
  broken: 'This file is broken or incomplete. Please choose another copy of it.',
  'pdf-javascript': `This PDF contains JavaScript. ${NEW_PDF}`,
  'pdf-launch': `This PDF can start a program. ${NEW_PDF}`,
  'pdf-password': 'This PDF needs a password to open. Please save it without a password and choose it again.',
  'pdf-unreadable': `Parts of this PDF cannot be inspected. ${NEW_PDF}`,
  'word-macros': 'This Word document contains macros. Please save it as a PDF and choose that one.',
  'word-objects': 'This Word document contains an embedded object (OLE). Please save it as a PDF and choose that one.',
  'word-external':
    'This Word document loads content from elsewhere when it opens. Please save it as a PDF and choose that one.',
  'word-password': 'This document needs a password to open. Please save it without a password and choose it again.',
  'zip-password': 'This archive needs a password to open. Please pack the files without one.',
  'zip-entries': 'This archive holds more than 5,000 files. Please pack fewer.',
  'zip-size': 'This file unpacks to far more than its size. Please leave out large files and choose it again.',
  'zip-path': `This archive holds a file whose path leads out of it. ${ARCHIVE}`,
  'zip-hidden': `This archive holds data that its list of files does not name. ${ARCHIVE}`,
} as const satisfies Record<string, string>

export type Refusal = keyof typeof REFUSALS
