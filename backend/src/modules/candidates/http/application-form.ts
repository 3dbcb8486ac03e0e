import type { SentValues } from '@goodword/contract/form-answer'
import { submitApplication as call } from '@goodword/contract/submission'
import { said } from '@goodword/languages/texts'
import { BadInput } from '../../../errors.ts'
import { checkInput } from '../../../http/check-input.ts'

/** Which field of the call a slot's documents are in. */
export const FIELDS = {
  resume: 'resumeUrl',
  portfolio: 'portfolioUrl',
  additional: 'additionalDocumentsUrl',
} as const

/**
 * The application that a form asks to submit, held to the call's schema.
 * @param refused messages of what was wrong before, by field
 * @throws BadInput with the message of each field at fault
 */
export function applicationIn(referralId: string, values: SentValues, refused: Record<string, string>) {
  const { firstName, lastName, email, phone, coverLetter, includeMessage, agreed } = values
  const errors = { ...refused, ...(!agreed && { agreed: said('Still needed: agreement') }) }
  const urls = (documents: SentValues['resume']) => documents.map(({ url }) => url).join(',')
  const input = {
    referralId,
    firstName,
    lastName,
    email,
    phone: phone || null,
    coverLetter: coverLetter || null,
    resumeUrl: urls(values.resume),
    portfolioUrl: urls(values.portfolio) || null,
    additionalDocumentsUrl: urls(values.additional) || null,
    includeMessage,
  }
  try {
    const checked = checkInput(call.body, input)
    const [first] = Object.values(errors)
    if (first === undefined) return checked
    throw new BadInput(first, errors)
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    const all = { ...error.errors, ...errors }
    throw new BadInput(Object.values(all)[0] ?? error.message, all)
  }
}
