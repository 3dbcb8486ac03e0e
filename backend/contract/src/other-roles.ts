import { said } from '@goodword/languages/texts'

/**
 * What pressing the button says, word for word; the server keeps it with the consent
 * (docs/rules.md#open-to-other-roles-is-a-consent-of-its-own).
 */
export const OTHER_ROLES_TEXT = said(
  'I agree that Goodword tells the person who recommended me for this job that I am open to other roles, and shows it to them for six months, or until I take it back. They can then recommend me for other jobs, and each time I decide. No company learns of it.',
)
/** Changes with every change of the text above. */
export const OTHER_ROLES_VERSION = '1'
/** Months until it ends by itself. */
export const OTHER_ROLES_MONTHS = 6
