import { ApplicationInput } from '@goodword/contract/submission'
import * as z from 'zod/mini'
import { UploadedDocument } from '../documents/document.ts'

const { firstName, lastName, email, phone, coverLetter } = ApplicationInput.shape

/** What the form holds; the rules of what is typed are the contract's. */
export const ApplicationValues = z.object({
  firstName,
  lastName,
  email,
  phone,
  coverLetter,
  includeMessage: z.boolean(),
  resume: z.array(UploadedDocument),
  portfolio: z.array(UploadedDocument),
  additional: z.array(UploadedDocument),
  agreed: z.boolean(),
})
export type ApplicationValues = z.input<typeof ApplicationValues>

/** An empty form, but for the name the referrer gave. */
export function emptyApplication(candidate: { firstName: string; lastName: string }): ApplicationValues {
  return {
    firstName: candidate.firstName,
    lastName: candidate.lastName,
    email: '',
    phone: '',
    coverLetter: '',
    includeMessage: true,
    resume: [],
    portfolio: [],
    additional: [],
    agreed: false,
  }
}

/** The payload of `POST /api/applications`: optional fields left empty are null, documents their addresses. */
export function applicationBody(referralId: string, values: ApplicationValues): ApplicationInput {
  return {
    referralId,
    firstName: values.firstName,
    lastName: values.lastName,
    email: values.email,
    phone: values.phone || null,
    resumeUrl: values.resume[0]?.url ?? '',
    portfolioUrl: values.portfolio[0]?.url ?? null,
    additionalDocumentsUrl: values.additional.map(({ url }) => url).join(',') || null,
    coverLetter: values.coverLetter || null,
    // Included is what the call takes for granted.
    ...(!values.includeMessage && { includeMessage: false }),
  }
}
