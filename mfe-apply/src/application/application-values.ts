import type { ApplicationInput } from '@goodword/contract/submission'
import type { UploadedDocument } from '../documents/document.ts'

/** What the form holds. `application-rules.ts` has the rules of what is typed. */
export interface ApplicationValues
  extends Pick<ApplicationInput, 'firstName' | 'lastName' | 'email' | 'phone' | 'coverLetter'> {
  includeMessage: boolean
  resume: UploadedDocument[]
  portfolio: UploadedDocument[]
  additional: UploadedDocument[]
  agreed: boolean
}

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
