import { ApplicationInput } from '@goodword/contract/submission'
import * as z from 'zod/mini'

const { firstName, lastName, email, phone, coverLetter } = ApplicationInput.shape
const UploadedDocument = z.object({ url: z.string(), name: z.string() })

/** What a correction takes of it. */
export const CorrectionRules = z.object({ firstName, lastName, phone, coverLetter })

/** What the form takes; the rules of what is typed are the contract's. */
export const ApplicationRules = z.object({
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
