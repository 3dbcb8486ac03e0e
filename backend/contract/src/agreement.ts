import { said } from '@goodword/languages/texts'

/**
 * What ticking the box on the application form says, word for word; the server keeps it with each application
 * (docs/rules.md#the-agreement-is-kept-word-for-word).
 */
export const AGREEMENT = said(
  'I agree to the Terms of Service and Privacy Policy. I understand that my information will be shared with the hiring company.',
)
/** Changes with every change of the text above, of the terms or of the privacy policy; their pages and receipts name it. */
export const AGREEMENT_VERSION = '12'
/** The day from which this version is shown. */
export const AGREEMENT_SINCE = '2026-11-30'
