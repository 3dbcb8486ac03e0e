import { LOG_OUT, SIGNED_IN, signInAddress, UNSUBSCRIBE } from '@goodword/contract/addresses'
import * as applications from '@goodword/contract/applications'
import * as candidate from '@goodword/contract/candidate'
import { reportClientError, reportRemoteStart } from '@goodword/contract/client-errors'
import * as companies from '@goodword/contract/companies'
import * as jobs from '@goodword/contract/jobs'
import * as operatorRewards from '@goodword/contract/operator-rewards'
import * as operators from '@goodword/contract/operators'
import * as referrals from '@goodword/contract/referrals'
import { listSignInProviders } from '@goodword/contract/sign-in'
import * as statement from '@goodword/contract/statement'
import * as submission from '@goodword/contract/submission'
import { sendTestEmail } from '@goodword/contract/test-email'
import * as uploads from '@goodword/contract/uploads'
import * as users from '@goodword/contract/users'
import * as z from 'zod/mini'
import { OPENAPI } from './address.ts'
import type { Operation } from './operation.ts'

const State = z.object({ state: z.string() })
const Running = z.object({ version: z.string(), commit: z.string(), schema: z.int() })
const HTML = ['text/html']
const NO_JOB = { 404: 'There is no such job of yours.' }
const NO_REFERRAL = { 404: 'There is no such referral of yours.' }
const BAD_LINK = {
  404: 'The link is not valid, was used up or has run out; all of them alike.',
  429: 'Too many wrong links from this address.',
}
const NOT_OWN = { 403: "This takes the link of the candidate's own page, or the browser that applied." }
const TOO_MANY_SIGN_INS = { 429: 'Too many sign-ins from this address.' }
const NO_ROW = { 404: 'There is no such row for you.' }
const TOO_MANY_DEEDS = { 429: 'One operator did too much in a short time.' }
const LETTER_AWAY = { 503: 'The mail server is away.' }

const beginSignIn = (button: Parameters<typeof signInAddress>[1], summary: string): Operation => ({
  call: { method: 'GET', path: signInAddress(':provider', button) },
  tag: 'Sign-in',
  summary,
  by: 'anybody',
  status: 302,
  refusals: { 404: 'There is no such sign-in.', ...TOO_MANY_SIGN_INS },
})

/** A call by a personal link that answers nothing. */
const byLink = (call: Operation['call'], summary: string, refusals: Operation['refusals'] = {}): Operation => {
  return { call, tag: 'Candidates', summary, by: 'anybody', status: 204, refusals: { ...BAD_LINK, ...refusals } }
}

/** A call that is not there for who is no operator. */
const byOperator = (call: Operation['call'], summary: string, more: Partial<Operation> = {}): Operation => {
  const limited: Operation['refusals'] =
    call.method === 'GET' ? {} : { 429: 'One operator did too much in a short time.' }
  const refusals = { 404: 'Who asks is no operator, or there is nothing of this id.', ...limited, ...more.refusals }
  return { call, tag: 'Operators', summary, by: 'operator', status: 200, ...more, refusals }
}

/** Every call of the API by the name of its operation, in the order of the document. A test holds it to the routes. */
export const OPERATIONS: Readonly<Record<string, Operation>> = {
  listSignInProviders: {
    call: listSignInProviders,
    tag: 'Sign-in',
    summary: 'Where one can sign in',
    by: 'anybody',
    status: 200,
  },
  signInAsReferrer: beginSignIn('referrer', 'Begins the sign-in of somebody who refers'),
  signInAsManager: beginSignIn('hiring', 'Begins the sign-in of somebody who hires'),
  signIn: beginSignIn('sign-in', 'Begins the sign-in of somebody who has a role, or chooses one afterwards'),
  endSignIn: {
    call: { method: 'GET', path: '/api/auth/:provider/callback' },
    tag: 'Sign-in',
    summary: 'Where the provider sends the browser back to',
    by: 'anybody',
    status: 302,
    refusals: { 404: 'There is no such sign-in.' },
  },
  signedIn: {
    call: { method: 'GET', path: SIGNED_IN },
    tag: 'Sign-in',
    summary: 'Closes the window of a sign-in beside a page',
    by: 'anybody',
    status: 200,
    answers: HTML,
  },
  signOut: {
    call: { method: 'GET', path: LOG_OUT },
    tag: 'Sign-in',
    summary: 'Signs out',
    by: 'anybody',
    status: 302,
    page: 'The link was followed from elsewhere: a page asks first.',
  },
  confirmSignOut: {
    call: { method: 'POST', path: LOG_OUT },
    tag: 'Sign-in',
    summary: 'Signs out, from the page that asks first',
    by: 'anybody',
    status: 303,
  },

  currentUser: { call: users.currentUser, tag: 'People', summary: 'Who is signed in', by: 'person', status: 200 },
  setupRole: {
    call: users.setupRole,
    tag: 'People',
    summary: 'Chooses the role, once',
    by: 'person',
    status: 200,
    refusals: { 409: 'There is a role already.' },
  },

  myCompany: { call: companies.myCompany, tag: 'Companies', summary: 'The own company', by: 'manager', status: 200 },
  setupCompany: {
    call: companies.setupCompany,
    tag: 'Companies',
    summary: 'Creates or changes the own company',
    by: 'manager',
    status: 200,
  },

  listJobs: {
    call: jobs.listJobs,
    tag: 'Jobs',
    summary: 'Open jobs that match a search, in pages',
    by: 'role',
    status: 200,
    isPaged: true,
    isKept: true,
  },
  findJob: {
    call: jobs.findJob,
    tag: 'Jobs',
    summary: 'One open job; without a role, what is public of it',
    by: 'anybody',
    status: 200,
    refusals: { 404: 'There is no open job of this id, or no public one for whoever has no role.' },
  },
  postJob: {
    call: jobs.postJob,
    tag: 'Jobs',
    summary: 'Posts a job',
    by: 'manager',
    status: 201,
    isRepeatable: true,
    refusals: { 409: 'The `Idempotency-Key` belongs to another request.', 429: 'Too many jobs in an hour.' },
  },
  listMyJobs: {
    call: jobs.listMyJobs,
    tag: 'Jobs',
    summary: 'The jobs of the own company, open and closed, in pages',
    by: 'manager',
    status: 200,
    isPaged: true,
  },
  countMyJobs: {
    call: jobs.countMyJobs,
    tag: 'Jobs',
    summary: 'How many jobs the own company has, and how many applications to them',
    by: 'manager',
    status: 200,
  },
  findMyJob: {
    call: jobs.findMyJob,
    tag: 'Jobs',
    summary: 'One job of the own company',
    by: 'manager',
    status: 200,
    refusals: NO_JOB,
  },
  setJobState: {
    call: jobs.setJobState,
    tag: 'Jobs',
    summary: 'Closes or reopens a job',
    by: 'manager',
    status: 200,
    refusals: NO_JOB,
  },
  previewDeletion: {
    call: jobs.previewDeletion,
    tag: 'Jobs',
    summary: 'What deleting a job would do',
    by: 'manager',
    status: 200,
    refusals: NO_JOB,
  },
  deleteJob: {
    call: jobs.deleteJob,
    tag: 'Jobs',
    summary: 'Deletes a job with its applications and documents; hires stay',
    by: 'manager',
    status: 204,
    refusals: NO_JOB,
  },

  refer: {
    call: referrals.refer,
    tag: 'Referrals',
    summary: 'Invites a candidate by letter',
    by: 'referrer',
    status: 201,
    isRepeatable: true,
    refusals: {
      404: 'There is no such job.',
      409: 'It cannot be done now: the person is invited already, wants no letters, or the job is closed.',
      429: 'Too many invitations: to this inbox, or by this person.',
    },
  },
  listReferrals: {
    call: referrals.listReferrals,
    tag: 'Referrals',
    summary: 'The own referrals, in pages',
    by: 'referrer',
    status: 200,
    refusals: { 404: 'There is no such person.' },
    isPaged: true,
  },
  countReferrals: {
    call: referrals.countReferrals,
    tag: 'Referrals',
    summary: 'How many people one has referred, and what became of them',
    by: 'referrer',
    status: 200,
    refusals: { 404: 'There is no such person.' },
  },
  resendInvitation: {
    call: referrals.resendInvitation,
    tag: 'Referrals',
    summary: 'Sends an invitation once more, with a new link',
    by: 'referrer',
    status: 200,
    refusals: { ...NO_REFERRAL, 409: 'It is answered, or cannot be sent.', 429: 'Too many letters to this inbox.' },
  },
  remindCandidate: {
    call: referrals.remindCandidate,
    tag: 'Referrals',
    summary: 'Reminds the candidate of an open invitation',
    by: 'referrer',
    status: 200,
    refusals: { ...NO_REFERRAL, 409: 'It is answered, or cannot be sent.', 429: 'Within a week of the last time.' },
  },
  revokeInvitation: {
    call: referrals.revokeInvitation,
    tag: 'Referrals',
    summary: 'Takes an unanswered invitation back',
    by: 'referrer',
    status: 200,
    refusals: { ...NO_REFERRAL, 409: 'It is answered.' },
  },

  findReferralByToken: {
    call: referrals.findReferralByToken,
    tag: 'Candidates',
    summary: 'Opens a personal link and starts the apply session',
    by: 'anybody',
    status: 200,
    refusals: BAD_LINK,
  },
  showInterest: byLink(candidate.showInterest, '"I\'m interested"'),
  declineReferral: byLink(candidate.declineReferral, '"No thanks, delete my details"', {
    409: 'There is an application already.',
  }),
  confirmAddress: byLink(candidate.confirmAddress, 'Confirms the address of an application', {
    409: 'Somebody has applied with the address meanwhile.',
  }),
  disownApplication: byLink(candidate.disownApplication, '"This was not me"', { 409: 'The address was confirmed.' }),
  withdrawApplication: byLink(candidate.withdrawApplication, 'Withdraws the application', {
    ...NOT_OWN,
    409: 'There is none that could be withdrawn.',
  }),
  eraseCandidate: byLink(candidate.eraseCandidate, 'Removes everything about the candidate', NOT_OWN),
  downloadData: {
    ...byLink(candidate.downloadData, 'All that is held about the candidate, as a download', NOT_OWN),
    status: 200,
  },
  downloadReceipt: {
    ...byLink(candidate.downloadReceipt, 'The signed receipt of what was agreed to, as a download', NOT_OWN),
    status: 200,
  },
  consentKey: {
    call: candidate.consentKey,
    tag: 'Candidates',
    summary: 'The public keys that check receipts, base64url: that of now, and all of them',
    by: 'anybody',
    status: 200,
  },

  submitApplication: {
    call: submission.submitApplication,
    tag: 'Applications',
    summary: 'Submits an application',
    by: 'applicant',
    status: 201,
    isRepeatable: true,
    refusals: {
      403: "The address is the referrer's own.",
      404: 'The link has run out.',
      409: 'The job is closed, the link was used, or the invited person has applied.',
      429: 'Too many by this link have failed, or were sent.',
    },
  },
  listApplications: {
    call: applications.listApplications,
    tag: 'Applications',
    summary: 'The applications for one of the own jobs, in pages',
    by: 'manager',
    status: 200,
    refusals: NO_JOB,
    isPaged: true,
  },
  countApplications: {
    call: applications.countApplications,
    tag: 'Applications',
    summary: 'How many applications one of the own jobs has',
    by: 'manager',
    status: 200,
    refusals: NO_JOB,
  },
  setApplicationStatus: {
    call: applications.setApplicationStatus,
    tag: 'Applications',
    summary: 'Sets the status; letters tell of it a moment later',
    by: 'manager',
    status: 200,
    refusals: {
      404: 'There is no such application for a job of yours.',
      409: 'The application was withdrawn.',
      429: 'Too many changes in a minute.',
    },
  },
  openDocument: {
    call: { method: 'GET', path: '/api/applications/:applicationId/documents/:objectId' },
    tag: 'Applications',
    summary: 'A document of an application',
    by: 'manager',
    status: 200,
    answers: ['application/pdf', 'application/octet-stream'],
    refusals: { 404: 'There is no such document.', 409: 'It is held back until it has been looked into.' },
  },

  readStatement: {
    call: statement.readStatement,
    tag: 'Money',
    summary: 'What is held, due, paid and reversed, in pages or as CSV',
    by: 'role',
    status: 200,
    isPaged: true,
  },
  findRow: {
    call: statement.findRow,
    tag: 'Money',
    summary: 'One row of a statement, as its party sees it',
    by: 'person',
    status: 200,
    refusals: NO_ROW,
  },
  downloadPromise: {
    call: statement.downloadPromise,
    tag: 'Money',
    summary: 'The signed receipt of a row, as a download; for operators with the evidence of a dispute',
    by: 'person',
    status: 200,
    refusals: NO_ROW,
  },
  sayPaid: {
    call: statement.sayPaid,
    tag: 'Money',
    summary: 'The company says that it has paid',
    by: 'manager',
    status: 200,
    refusals: { ...NO_ROW, 409: 'It is not due, or it was said before.' },
  },
  confirmReceived: {
    call: statement.confirmReceived,
    tag: 'Money',
    summary: 'An operator has received the payment of the company',
    by: 'operator',
    status: 200,
    refusals: {
      ...NO_ROW,
      ...TOO_MANY_DEEDS,
      409: 'The company has not said that it has paid, or it was received before.',
    },
  },
  confirmPaidOut: {
    call: statement.confirmPaidOut,
    tag: 'Money',
    summary: 'An operator has paid the recommender',
    by: 'operator',
    status: 200,
    refusals: { ...NO_ROW, ...TOO_MANY_DEEDS, 409: 'It was not received, or it was paid out before.' },
  },
  disputeReward: {
    call: statement.disputeReward,
    tag: 'Money',
    summary: 'A party disputes a reward',
    by: 'person',
    status: 200,
    refusals: { ...NO_ROW, 409: 'It is disputed already, or was reversed.' },
  },
  resolveDispute: {
    call: statement.resolveDispute,
    tag: 'Money',
    summary: 'An operator decides a dispute',
    by: 'operator',
    status: 200,
    refusals: { ...NO_ROW, ...TOO_MANY_DEEDS, 409: 'Nobody disputes it, or it was paid out and cannot be reversed.' },
  },
  trialBalance: {
    call: statement.trialBalance,
    tag: 'Money',
    summary: 'What is in all accounts; the sum is 0',
    by: 'operator',
    status: 200,
    refusals: { 404: 'Only operators find something here.' },
  },

  createUpload: {
    call: uploads.createUpload,
    tag: 'Files',
    summary: 'An address for one upload, valid for 15 minutes',
    by: 'uploader',
    status: 200,
    refusals: { 429: 'Too many uploads by this link, or from this address.' },
  },
  sendFile: {
    call: uploads.sendFile,
    tag: 'Files',
    summary: 'Uploads a file whose type or size was not announced',
    by: 'anybody',
    status: 200,
    sends: ['application/octet-stream'],
    refusals: { 404: 'There is no such address, or it has run out.', 413: 'The file is larger than its kind may be.' },
  },
  checkDocument: {
    call: uploads.checkDocument,
    tag: 'Files',
    summary: 'Checks an uploaded document by its bytes',
    by: 'applicant',
    status: 200,
  },
  attachLogo: {
    call: uploads.attachLogo,
    tag: 'Files',
    summary: 'Checks an uploaded logo and makes it public',
    by: 'manager',
    status: 200,
  },
  readLogo: {
    call: { method: 'GET', path: `${uploads.attachLogo.path}/:id` },
    tag: 'Files',
    summary: 'A logo',
    by: 'anybody',
    status: 200,
    answers: ['image/png', 'image/jpeg', 'image/webp'],
    refusals: { 404: 'There is no such logo.' },
  },

  sendTestEmail: {
    call: sendTestEmail,
    tag: 'Letters',
    summary: 'Sends a test letter',
    by: 'role',
    status: 200,
    refusals: { 429: 'Too many in an hour.', ...LETTER_AWAY },
  },
  showUnsubscribe: {
    call: { method: 'GET', path: `${UNSUBSCRIBE}/:key` },
    tag: 'Letters',
    summary: 'A page that asks whether to get no more letters',
    by: 'anybody',
    status: 200,
    answers: HTML,
    refusals: { 404: 'The key is not one of ours.' },
  },
  unsubscribe: {
    call: { method: 'POST', path: `${UNSUBSCRIBE}/:key` },
    tag: 'Letters',
    summary: 'No more letters to this address (RFC 8058)',
    by: 'anybody',
    status: 200,
    sends: ['application/x-www-form-urlencoded', 'multipart/form-data'],
    answers: HTML,
    refusals: { 404: 'The key is not one of ours.' },
  },

  reportViolation: {
    call: { method: 'POST', path: '/api/csp-reports' },
    tag: 'Reports',
    summary: "What a page's policy has refused",
    by: 'anybody',
    status: 204,
    sends: ['application/reports+json', 'application/csp-report'],
    refusals: { 429: 'Too many reports from this address.' },
  },
  reportClientError: {
    call: reportClientError,
    tag: 'Reports',
    summary: 'A part of the page that failed in a browser',
    by: 'anybody',
    status: 204,
    refusals: { 429: 'Too many reports from this address.' },
  },
  reportRemoteStart: {
    call: reportRemoteStart,
    tag: 'Reports',
    summary: 'A part of the page that works in a browser',
    by: 'anybody',
    status: 204,
  },

  readDesk: byOperator(operators.readDesk, 'How much waits for an operator'),
  listParkedLetters: byOperator(operators.listParkedLetters, 'Letters that were given up', { isPaged: true }),
  resendLetter: byOperator(operators.resendLetter, 'Sends a letter that was given up again', { status: 204 }),
  dropLetter: byOperator(operators.dropLetter, 'Removes a letter that was given up', { status: 204 }),
  listServedRemotes: byOperator(operators.listServedRemotes, 'What people get of each remote'),
  listPublishedReleases: byOperator(operators.listPublishedReleases, 'Every release', { isPaged: true }),
  rollBackRemote: byOperator(operators.rollBackRemote, 'Points a remote back at the release before', {
    refusals: { 409: 'People get another version by now.' },
  }),
  findPeople: byOperator(operators.findPeople, 'Finds people by their whole address or id'),
  signOutPerson: byOperator(operators.signOutPerson, 'Signs somebody out everywhere'),
  listRewards: byOperator(operatorRewards.listRewards, 'Rewards that wait for an operator, or stand so', {
    isPaged: true,
  }),
  readReward: byOperator(operatorRewards.readReward, 'A reward, with what was said in disputes of it'),
  listAuditEntries: byOperator(operators.listAuditEntries, 'What operators did', { isPaged: true }),

  healthz: {
    call: { method: 'GET', path: '/healthz', reply: State },
    tag: 'Health',
    summary: 'Whether the process answers',
    by: 'anybody',
    status: 200,
  },
  readyz: {
    call: { method: 'GET', path: '/readyz', reply: State },
    tag: 'Health',
    summary: 'Whether it should be sent requests',
    by: 'anybody',
    status: 200,
    refusals: { 503: 'Not now: its database is away, or it is about to end.' },
  },
  version: {
    call: { method: 'GET', path: '/version', reply: Running },
    tag: 'Health',
    summary: 'What runs: its version, its commit, the number of its newest migration',
    by: 'anybody',
    status: 200,
  },
  openapi: {
    call: { method: 'GET', path: OPENAPI, reply: z.record(z.string(), z.unknown()) },
    tag: 'Health',
    summary: 'This document',
    by: 'anybody',
    status: 200,
    isKept: true,
  },
}
