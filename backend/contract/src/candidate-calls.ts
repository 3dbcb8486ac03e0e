import type * as candidate from './candidate.ts'
import type * as corrections from './corrections.ts'
import { callOf } from './endpoint.ts'
import type * as plain from './plain-posting.ts'
import type * as questions from './questions.ts'
import type * as referrals from './referrals.ts'
import type * as submission from './submission.ts'
import type * as uploads from './uploads.ts'

/**
 * What the candidate's page calls, without the schemas: with them a phone would load zod before anything works. What each
 * does stands where it is declared; one that is declared otherwise does not compile here.
 */
export const findReferralByToken = callOf<typeof referrals.findReferralByToken>('GET', '/api/referrals/token/:token')

export const chooseLanguage = callOf<typeof candidate.chooseLanguage>('POST', '/api/referrals/token/:token/language')
export const showInterest = callOf<typeof candidate.showInterest>('POST', '/api/referrals/token/:token/interest')
export const askQuestion = callOf<typeof questions.askQuestion>('POST', '/api/referrals/token/:token/questions')
export const plainPosting = callOf<typeof plain.plainPosting>('POST', '/api/referrals/token/:token/plain-posting')
export const visitInvitation = callOf<typeof candidate.visitInvitation>('POST', '/api/referrals/token/:token/visit')
export const sendLink = callOf<typeof candidate.sendLink>('POST', '/api/referrals/token/:token/send-link')
export const declineReferral = callOf<typeof candidate.declineReferral>('POST', '/api/referrals/token/:token/decline')
export const confirmAddress = callOf<typeof candidate.confirmAddress>('POST', '/api/referrals/token/:token/confirm')
export const disownApplication = callOf<typeof candidate.disownApplication>(
  'POST',
  '/api/referrals/token/:token/disown',
)
export const withdrawApplication = callOf<typeof candidate.withdrawApplication>(
  'POST',
  '/api/referrals/token/:token/withdraw',
)
export const openToOtherRoles = callOf<typeof candidate.openToOtherRoles>(
  'POST',
  '/api/referrals/token/:token/other-roles',
)
export const endOtherRoles = callOf<typeof candidate.endOtherRoles>('DELETE', '/api/referrals/token/:token/other-roles')
export const eraseCandidate = callOf<typeof candidate.eraseCandidate>('POST', '/api/referrals/token/:token/erase')
export const downloadData = callOf<typeof candidate.downloadData>('GET', '/api/referrals/token/:token/data')
export const downloadReceipt = callOf<typeof candidate.downloadReceipt>('GET', '/api/referrals/token/:token/receipt')

export const correctApplication = callOf<typeof corrections.correctApplication>(
  'PATCH',
  '/api/referrals/token/:token/application',
)
export const sendNote = callOf<typeof corrections.sendNote>('POST', '/api/referrals/token/:token/notes')

export const createUpload = callOf<typeof uploads.createUpload>('POST', '/api/objects/upload')
export const checkDocument = callOf<typeof uploads.checkDocument>('POST', '/api/objects/check')
export const submitApplication = callOf<typeof submission.submitApplication>('POST', '/api/applications')
