import { NAMELESS } from '@goodword/contract/referrer-name'
import { ApplicationStatus } from '@goodword/contract/statuses'
import * as z from 'zod/mini'
import { aboutApplication } from './about-application.ts'
import { aboutCandidatesReport } from './about-candidates-report.ts'
import { aboutClosedAccount } from './about-closed-account.ts'
import { aboutFact } from './about-fact.ts'
import { aboutHiddenJob } from './about-hidden-job.ts'
import { aboutOpenInvitation } from './about-open-invitation.ts'
import { aboutOperator } from './about-operator.ts'
import { aboutOtherRoles } from './about-other-roles.ts'
import { aboutReferral } from './about-referral.ts'
import { aboutReport } from './about-report.ts'
import { aboutTypedAddress } from './about-typed-address.ts'
import { answersDueKind } from './answers-due-kind.ts'
import { candidateNoteKind, colleagueApplicationKind, mentionedKind } from './colleague-kinds.ts'
import { companyInvitationKind } from './company-invitation-kind.ts'
import { dailySummaryKind } from './daily-summary-kind.ts'
import { domainCodeKind } from './domain-code-kind.ts'
import { type LetterKind, letterKind } from './letter-kind.ts'
import { memberKind } from './member-kind.ts'
import { colleagueQuestionKind, newQuestionKind, questionAnsweredKind } from './question-kinds.ts'
import { snapshotKind } from './snapshot-kind.ts'
import { nothing, readable, sealed } from './stores.ts'
import { COMPANY_FACTS, REFERRER_FACTS } from './templates/parts/notified-facts.ts'
import { typedLines, typedWords } from './typed-words.ts'

/** Every kind of letter that is written by something that happened, by the name it is stored under. */
export const LETTER_KINDS = {
  invitation: letterKind({
    to: 'candidate',
    about: aboutReferral,
    stores: sealed({ token: z.string() }),
    link: ({ token }) => `/apply/${token}`,
    unsubscribe: true,
    stoppedBy: 'any',
    template: async () => (await import('./templates/invitation.tsx')).invitation,
  }),
  reminder: letterKind({
    to: 'candidate',
    about: aboutOpenInvitation,
    stores: nothing,
    link: 'invitation',
    unsubscribe: true,
    stoppedBy: 'any',
    template: async () => (await import('./templates/reminder.tsx')).reminder,
  }),
  'link-again': letterKind({
    to: 'candidate',
    about: aboutOpenInvitation,
    stores: nothing,
    link: 'invitation',
    unsubscribe: true,
    stoppedBy: 'any',
    template: async () => (await import('./templates/link-again.tsx')).linkAgain,
  }),
  'invitation-revoked': snapshotKind({
    to: 'candidate',
    about: aboutReferral,
    keeps: z.object({
      candidateFirstName: z.string(),
      referrerName: z.union([z.literal(NAMELESS), typedWords]),
      jobTitle: typedWords,
      companyName: typedWords,
    }),
    unsubscribe: true,
    template: async () => (await import('./templates/invitation-revoked.tsx')).invitationRevoked,
  }),
  'confirm-address': letterKind({
    to: 'candidate',
    about: aboutTypedAddress,
    stores: nothing,
    link: 'own',
    unsubscribe: true,
    stoppedBy: 'any',
    template: async () => (await import('./templates/confirm-address.tsx')).confirmAddress,
  }),
  'invitation-used': letterKind({
    to: 'candidate',
    about: aboutReferral,
    stores: nothing,
    link: 'disown',
    unsubscribe: true,
    template: async () => (await import('./templates/invitation-used.tsx')).invitationUsed,
  }),
  'application-confirmation': letterKind({
    to: 'candidate',
    about: aboutApplication,
    stores: nothing,
    link: 'own',
    unsubscribe: true,
    stoppedBy: 'nothing',
    template: async () => (await import('./templates/application-confirmation.tsx')).applicationConfirmation,
  }),
  'status-update': letterKind({
    to: 'candidate',
    about: aboutApplication,
    stores: readable({ status: ApplicationStatus, isSummary: z.optional(z.boolean()) }),
    link: 'own',
    unsubscribe: true,
    template: async () => (await import('./templates/status-update.tsx')).statusUpdate,
  }),
  'job-removed': snapshotKind({
    to: 'candidate',
    about: aboutApplication,
    keeps: z.object({ applicantFirstName: z.string(), jobTitle: typedWords, companyName: typedWords }),
    unsubscribe: true,
    template: async () => (await import('./templates/job-removed.tsx')).jobRemoved,
  }),
  'job-closed': letterKind({
    to: 'candidate',
    about: aboutApplication,
    stores: sealed({ closingMessage: typedLines }),
    link: 'own',
    unsubscribe: true,
    template: async () => (await import('./templates/job-closed.tsx')).jobClosed,
  }),
  'application-job-hidden': letterKind({
    to: 'candidate',
    about: aboutApplication,
    stores: nothing,
    link: 'own',
    unsubscribe: true,
    template: async () => (await import('./templates/application-job-hidden.tsx')).applicationJobHidden,
  }),
  'invitation-job-hidden': letterKind({
    to: 'candidate',
    about: aboutReferral,
    stores: nothing,
    link: 'invitation',
    unsubscribe: true,
    template: async () => (await import('./templates/invitation-job-hidden.tsx')).invitationJobHidden,
  }),
  'candidate-report-answered': letterKind({
    to: 'candidate',
    about: aboutCandidatesReport,
    stores: nothing,
    link: null,
    unsubscribe: true,
    template: async () => (await import('./templates/candidate-report-answered.tsx')).candidateReportAnswered,
  }),
  'question-answered': questionAnsweredKind,
  'referrer-applied': letterKind({
    to: 'referrer',
    about: aboutApplication,
    stores: nothing,
    link: () => '/dashboard',
    unsubscribe: false,
    group: 'referrals',
    template: async () => (await import('./templates/referrer-applied.tsx')).referrerApplied,
  }),
  'referrer-status': letterKind({
    to: 'referrer',
    about: aboutApplication,
    stores: readable({ status: ApplicationStatus, isSummary: z.optional(z.boolean()) }),
    link: () => '/dashboard',
    unsubscribe: false,
    group: 'referrals',
    template: async () => (await import('./templates/referrer-status.tsx')).referrerStatus,
  }),
  'referrer-other-roles': letterKind({
    to: 'referrer',
    about: aboutOtherRoles,
    stores: nothing,
    link: () => '/dashboard',
    unsubscribe: false,
    group: 'referrals',
    template: async () => (await import('./templates/referrer-other-roles.tsx')).referrerOtherRoles,
  }),
  'referrer-job-hidden': letterKind({
    to: 'referrer',
    about: aboutReferral,
    stores: nothing,
    link: () => '/dashboard',
    unsubscribe: false,
    template: async () => (await import('./templates/referrer-job-hidden.tsx')).referrerJobHidden,
  }),
  'new-application': letterKind({
    to: 'manager',
    about: aboutApplication,
    stores: nothing,
    link: () => '/hiring-dashboard',
    unsubscribe: false,
    group: 'applications',
    template: async () => (await import('./templates/new-application.tsx')).newApplication,
  }),
  'job-hidden': letterKind({
    to: 'manager',
    about: aboutHiddenJob,
    stores: nothing,
    link: () => '/hiring-dashboard',
    unsubscribe: false,
    template: async () => (await import('./templates/job-hidden.tsx')).jobHidden,
  }),
  'referrer-reward': letterKind({
    to: 'referrer',
    about: aboutFact,
    stores: readable({ fact: z.enum(REFERRER_FACTS) }),
    // A hiring manager's own recommendations are the other side of theirs.
    link: () => '/statement?side=recommender',
    unsubscribe: false,
    template: async () => (await import('./templates/referrer-reward.tsx')).referrerReward,
  }),
  'company-reward': letterKind({
    to: 'manager',
    about: aboutFact,
    stores: readable({ fact: z.enum(COMPANY_FACTS) }),
    // An owner may have come to refer: their own earnings are the other side.
    link: () => '/statement?side=company',
    unsubscribe: false,
    template: async () => (await import('./templates/company-reward.tsx')).companyReward,
  }),
  'domain-code': domainCodeKind,
  'company-invitation': companyInvitationKind,
  'member-joined': memberKind({
    hasLink: true,
    template: async () => (await import('./templates/member-joined.tsx')).memberJoined,
  }),
  'member-removed': memberKind({
    hasLink: false,
    template: async () => (await import('./templates/member-removed.tsx')).memberRemoved,
  }),
  'colleague-application': colleagueApplicationKind,
  'new-question': newQuestionKind,
  'colleague-question': colleagueQuestionKind,
  'candidate-note': candidateNoteKind,
  mentioned: mentionedKind,
  'answers-due': answersDueKind,
  'daily-summary': dailySummaryKind(findLetterKind),
  'release-taken-back': letterKind({
    to: 'operator',
    about: aboutOperator,
    stores: readable({
      remote: z.string(),
      version: z.string(),
      to: z.optional(z.string()),
      figures: z.string(),
    }),
    link: () => '/operator/releases',
    unsubscribe: false,
    template: async () => (await import('./templates/release-taken-back.tsx')).releaseTakenBack,
  }),
  'posting-reported': letterKind({
    to: 'operator',
    about: aboutOperator,
    stores: nothing,
    link: () => '/operator/reports',
    unsubscribe: false,
    template: async () => (await import('./templates/posting-reported.tsx')).postingReported,
  }),
  'report-answered': letterKind({
    to: 'person',
    about: aboutReport,
    stores: nothing,
    link: null,
    unsubscribe: false,
    template: async () => (await import('./templates/report-answered.tsx')).reportAnswered,
  }),
  'account-closed': letterKind({
    to: 'person',
    about: aboutClosedAccount,
    stores: nothing,
    link: null,
    unsubscribe: false,
    isForClosed: true,
    template: async () => (await import('./templates/account-closed.tsx')).accountClosed,
  }),
}

/** The kind that is stored under a name; undefined for one that this version of the server does not know. */
export function findLetterKind(name: string): LetterKind | undefined {
  const kinds: Record<string, LetterKind> = LETTER_KINDS
  return Object.hasOwn(kinds, name) ? kinds[name] : undefined
}
