import { said } from '@goodword/languages/texts'

/**
 * Why a file is refused whose type is taken: the rule, and what its owner can do (docs/rules.md#every-upload-is-checked).
 * By what the inspection calls it.
 */
export const REFUSALS = {
  broken: said('This file is broken or incomplete. Please choose another copy of it.'),
  'pdf-javascript': said('This PDF contains JavaScript. Please print it to a new PDF and choose that one.'),
  'pdf-launch': said('This PDF can start a program. Please print it to a new PDF and choose that one.'),
  'pdf-password': said('This PDF needs a password to open. Please save it without a password and choose it again.'),
  'pdf-unreadable': said('Parts of this PDF cannot be inspected. Please print it to a new PDF and choose that one.'),
  'word-macros': said('This Word document contains macros. Please save it as a PDF and choose that one.'),
  'word-objects': said(
    'This Word document contains an embedded object (OLE). Please save it as a PDF and choose that one.',
  ),
  'word-external': said(
    'This Word document loads content from elsewhere when it opens. Please save it as a PDF and choose that one.',
  ),
  'word-password': said(
    'This document needs a password to open. Please save it without a password and choose it again.',
  ),
  'zip-password': said('This archive needs a password to open. Please pack the files without one.'),
  'zip-entries': said('This archive holds more than 5,000 files. Please pack fewer.'),
  'zip-size': said('This file unpacks to far more than its size. Please leave out large files and choose it again.'),
  'zip-path': said(
    'This archive holds a file whose path leads out of it. Please pack the files again and choose the new archive.',
  ),
  'zip-hidden': said(
    'This archive holds data that its list of files does not name. Please pack the files again and choose the new archive.',
  ),
} as const satisfies Record<string, string>

export type Refusal = keyof typeof REFUSALS
