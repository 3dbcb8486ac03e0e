import type { CorrectionInput, OwnSubmission } from '@goodword/contract/corrections'
import type { UploadedDocument } from '../documents/document.ts'

type Details = NonNullable<OwnSubmission['details']>

/** What the form of a correction holds: the details, new documents by slot, and ids of those to be taken out. */
export interface CorrectionValues extends Details {
  resume: UploadedDocument[]
  portfolio: UploadedDocument[]
  additional: UploadedDocument[]
  removed: string[]
}

/** What differs from what was sent: another tab may have corrected the rest. */
export function correctionBody(before: Details, values: CorrectionValues): CorrectionInput {
  const { resume, portfolio, additional, removed } = values
  const names = (['firstName', 'lastName'] as const).filter((name) => values[name].trim() !== before[name])
  const texts = (['phone', 'coverLetter'] as const).filter((name) => (values[name]?.trim() || null) !== before[name])
  return {
    ...Object.fromEntries(names.map((name) => [name, values[name]])),
    ...Object.fromEntries(texts.map((name) => [name, values[name] || null])),
    ...(resume[0] && { resumeUrl: resume[0].url }),
    ...(portfolio[0] && { portfolioUrl: portfolio[0].url }),
    ...(additional.length > 0 && { additionalDocumentsUrl: additional.map(({ url }) => url).join(',') }),
    ...(removed.length > 0 && { removed }),
  }
}
