import type { Breaks } from './break.ts'

const MODULES = 'backend/src/modules'
const ACTOR = 'backend/src/auth/actor.ts'
const CONTRACT = 'backend/contract/src'
const CALL = `${CONTRACT}/call.ts`
const LIMITS = `${CONTRACT}/limits.ts`
const JOBS = `${CONTRACT}/jobs.ts`
const REFERRALS = `${CONTRACT}/referrals.ts`
const APPLICATIONS = `${CONTRACT}/applications.ts`
const USER_OF = `${MODULES}/users/user-of.ts`
const USERS = `${MODULES}/users/routes.ts`
const SETUP_ROLE = `${MODULES}/users/setup-role.ts`
const SHARED_JOBS = `${MODULES}/jobs/read-shared-jobs.ts`
const PUBLIC_JOB = `${MODULES}/jobs/public-job-columns.ts`
const MY_JOBS = `${MODULES}/jobs/my-jobs.ts`
const POST_JOB = `${MODULES}/jobs/post-job.ts`
const DELETE_JOB = `${MODULES}/jobs/delete-job.ts`
const REFERRAL_COLUMNS = `${MODULES}/referrals/referral-columns.ts`
const REQUIRE_SELF = `${MODULES}/referrals/require-self.ts`
const BY_TOKEN = `${MODULES}/candidates/find-referral-by-token.ts`
const SET_STATUS = `${MODULES}/applications/set-application-status.ts`
const FIND_APPLICATIONS = `${MODULES}/applications/find-applications.ts`
const SETUP_COMPANY = `${MODULES}/companies/setup-company.ts`
const COMPANY_COLUMNS = `${MODULES}/companies/company-columns.ts`
const SIGN_IN = 'backend/src/auth/http/sign-in-routes.ts'

const BOTH_RULES: Breaks[string] = [
  ['backend/src/http/read-body.ts', 'return checkInput(endpoint.body, value) as', 'return value as'],
  [LIMITS, 'TITLE_MIN = 3', 'TITLE_MIN = 2'],
  [JOBS, 'Description must be at least 50 characters', 'Description?'],
  [`${CONTRACT}/companies.ts`, 'Please enter a valid URL', 'URL?'],
]

/** What the server answers, and to whom. */
export const API: Breaks = {
  '3.user': [
    [USER_OF, '{ id, role,', '{ role,'],
    [USER_OF, '{ id, role,', '{ id,'],
    [USER_OF, '{ id, role,', '{ subject: id, id, role,'],
  ],
  '7.user': [[`${CONTRACT}/addresses.ts`, "'/api/auth/user'", "'/api/auth/me'"]],
  '4.session': [
    [
      USERS,
      '({ actor }) => userOf(requireUser(actor))',
      "({ actor }) => (actor.kind === 'guest' ? null : userOf(requireUser(actor)))",
    ],
    [ACTOR, 'throw new Unauthenticated()', "throw new Forbidden('No.')"],
  ],
  '4.session-role': [
    [SETUP_ROLE, '.set({ role })', ".set({ role: 'referrer' })"],
    [SETUP_ROLE, ', isNull(users.role)', ''],
  ],
  '7.role': [[`${CONTRACT}/users.ts`, "'/api/setup-role'", "'/api/role'"]],
  '5.role-api': [[`${CONTRACT}/users.ts`, "z.enum(Role.options, 'Please choose a role')", 'z.nullish(z.any())']],
  '3.company': [
    [PUBLIC_JOB, 'name: jobs.companyName, ', ''],
    [PUBLIC_JOB, 'logo: shownLogo, ', ''],
    [PUBLIC_JOB, 'description: companies.description }', 'description: jobs.description }'],
  ],
  '3.job': [
    [PUBLIC_JOB, '  ...postingColumns,\n', ''],
    [SHARED_JOBS, '      referralBonus: jobs.referralBonus,\n', ''],
    [SHARED_JOBS, ' counts.get(job.id)?.all ?? 0', ' counts.get(job.id)?.all'],
    [SHARED_JOBS, 'createdAt: createdAt.toISOString(),\n    },', '},'],
  ],
  '7.jobs': [[JOBS, "endpoint('GET', '/api/jobs',", "endpoint('GET', '/api/all-jobs',"]],
  '3.job-mine': [
    [MY_JOBS, '  title,\n  ', '  '],
    [MY_JOBS, '  location,\n  ', '  '],
    [MY_JOBS, '  type,\n  ', '  '],
    [MY_JOBS, '  description,\n  ', '  '],
    [MY_JOBS, '  isActive: jobs.isActive,\n', ''],
    [MY_JOBS, 'applicationCount: counts.get(row.id) ?? 0,', ''],
  ],
  '7.my-jobs': [
    [JOBS, "'/api/jobs/my-jobs'", "'/api/my-jobs'"],
    [MY_JOBS, 'counts.get(row.id) ?? 0', '0'],
    [MY_JOBS, 'desc(jobs.createdAt), desc(jobs.id)', 'jobs.createdAt'],
    [`${MODULES}/jobs/is-mine.ts`, 'eq(jobs.companyId, company), ', ''],
  ],
  '7.post-null': [[POST_JOB, 'hasReferralBonus ? (referralBonus ?? null) : null', 'referralBonus ?? null']],
  '4.job-delete': [
    [DELETE_JOB, 'await tx.delete(jobs).where(eq(jobs.id, jobId))', ''],
    [DELETE_JOB, 'await removeFiles(deps, discarded)', ''],
    [`${MODULES}/jobs/told-of-removal.ts`, "ne(applications.toldStatus, 'rejected'),", ''],
  ],
  '3.referral': [
    [REFERRAL_COLUMNS, '  jobId: referrals.jobId,\n', ''],
    [REFERRAL_COLUMNS, '  candidateEmail: referrals.candidateEmail,\n', ''],
    [REFERRAL_COLUMNS, '  message: referrals.message,\n', ''],
    [REFERRAL_COLUMNS, 'referralTerms.jobTitle', 'referralTerms.companyName'],
    [REFERRAL_COLUMNS, 'referralTerms.companyName', 'referralTerms.jobTitle'],
  ],
  '7.referrals': [
    [REFERRALS, "'/api/referrals/user/:userId'", "'/api/referrals/of/:userId'"],
    [REQUIRE_SELF, "if (ofUserId !== userId) throw new Forbidden('You can only see your own referrals.')", ''],
  ],
  '3.lookup': [
    [BY_TOKEN, '    message: referrals.message,\n', ''],
    [BY_TOKEN, '  job: postingColumns,\n', ''],
    [BY_TOKEN, 'logo: shownLogo', 'logo: jobs.companyName'],
    [BY_TOKEN, 'lastName: users.lastName }', 'lastName: users.firstName }'],
    [BY_TOKEN, 'return { ...reply, candidate: split(', 'return { ...reply, candidateName, candidate: split('],
    [BY_TOKEN, '    id: referrals.id,\n', '    id: referrals.id,\n    email: referrals.candidateEmail,\n'],
  ],
  '7.token': [[REFERRALS, "'/api/referrals/token/:token', {", "'/api/referrals/link/:token', {"]],
  '3.application-listed': [
    [FIND_APPLICATIONS, '  lastName: applications.lastName,\n', ''],
    [FIND_APPLICATIONS, '  email: applications.email,\n', ''],
    [FIND_APPLICATIONS, 'referrerName: referrerName(referrer),', "referrerName: '',"],
    [FIND_APPLICATIONS, "urls('portfolio')[0] ?? null", 'null'],
    [FIND_APPLICATIONS, "join(',')", "join(';')"],
    [FIND_APPLICATIONS, 'desc(applications.createdAt), desc(applications.id)', 'applications.createdAt'],
  ],
  '7.applications': [
    [APPLICATIONS, "'/api/applications/job/:jobId'", "'/api/applications/of/:jobId'"],
    [`${MODULES}/applications/require-own-job.ts`, 'eq(companies.ownerId, userId), ', ''],
  ],
  '4.application-any': [
    [SET_STATUS, 'if (before.withdrawnAt)', "if (before.status === 'hired' || before.withdrawnAt)"],
    [SET_STATUS, '.set({ status: referralStatus(status) })', ".set({ status: 'applied' })"],
  ],
  '3.company-payload': [
    [COMPANY_COLUMNS, '  description: companies.description,\n', ''],
    [
      SETUP_COMPANY,
      'const content = { name, description, website, logo }',
      'const content = { name, description, website, logo: null }',
    ],
    [
      SETUP_COMPANY,
      'const content = { name, description, website, logo }',
      'const content = { name, description, website: null, logo }',
    ],
    [SETUP_COMPANY, 'set: { ...content,', 'set: {'],
  ],
  '7.company': [[`${CONTRACT}/companies.ts`, "'/api/company/setup'", "'/api/company'"]],
  '5.post-api': BOTH_RULES,
  '5.api': BOTH_RULES,
  '5.post-pairs': [
    [JOBS, 'salaryMax < salaryMin', 'salaryMax < salaryMin - 1'],
    [JOBS, 'if (referralBonus == null) refuse(', 'if (referralBonus === 0) refuse('],
    [JOBS, 'referralBonus < BONUS_MIN', 'referralBonus < 0'],
    ['backend/src/http/read-body.ts', 'return checkInput(endpoint.body, value) as', 'return value as'],
  ],
  '6.role-by-button': [
    [SIGN_IN, "['hiring', 'hiring_manager'],", "['hiring', 'referrer'],"],
    [SIGN_IN, "['referrer', 'referrer'],", "['referrer', 'hiring_manager'],"],
    ['backend/src/auth/sign-in.ts', '...known, role: intent', '...known, role: null'],
  ],
  '7.sign-in': [
    [`${CONTRACT}/addresses.ts`, '`/api/auth/${provider}/${button}`', '`/api/auth/${provider}/as-${button}`'],
    [SIGN_IN, 'return redirect(authorization.href)', "return redirect('/')"],
  ],
  '7.log-out': [
    [`${CONTRACT}/addresses.ts`, "'/api/auth/logout'", "'/api/auth/log-out'"],
    ['backend/src/auth/sign-out.ts', '.set({ revokedAt: sql`now()` })', '.set({ revokedAt: sql`null` })'],
    ['backend/src/auth/http/sign-out-routes.ts', "return redirect('/')", "return redirect('/jobs')"],
  ],
  '6.manager': [
    [ACTOR, "if (user.role !== 'hiring_manager') throw", 'throw'],
    [POST_JOB, 'throw new CompanySetupNeeded()', ''],
  ],
  '6.server': [
    [ACTOR, "if (user.role !== 'hiring_manager') throw new Forbidden(sentence)", ''],
    [ACTOR, "if (!user.role) throw new Forbidden('Please complete your setup first.')", ''],
    [REQUIRE_SELF, "if (ofUserId !== userId) throw new Forbidden('You can only see your own referrals.')", ''],
    [DELETE_JOB, 'eq(companies.ownerId, userId), ', ''],
  ],
  '7.upload': [
    [`${CONTRACT}/uploads.ts`, "endpoint('POST', '/api/objects/upload',", "endpoint('GET', '/api/objects/upload',"],
    [`${CONTRACT}/uploads.ts`, "'/api/objects/upload'", "'/api/uploads'"],
    [
      `${MODULES}/uploads/create-upload.ts`,
      'session ? idOf(actor) : requireRole(actor).userId',
      'requireRole(actor).userId',
    ],
  ],
  '7.email': [
    [`${CONTRACT}/test-email.ts`, "'/api/test-email'", "'/api/email-test'"],
    [
      `${MODULES}/test-email/send-test-email.ts`,
      'await mail.sendTest(letter)',
      "await mail.sendTest({ ...letter, subject: 'Test' })",
    ],
  ],
  '7.logo': [
    [`${CONTRACT}/uploads.ts`, "endpoint('PUT', '/api/company-logos',", "endpoint('POST', '/api/company-logos',"],
    [
      `${MODULES}/company-logos/attach-logo.ts`,
      'return { objectPath: pathOf(upload.objectId) }',
      'return { objectPath: url }',
    ],
    [
      `${MODULES}/company-logos/routes.ts`,
      "set.headers['content-type'] = type",
      "set.headers['content-type'] = 'text/html'",
    ],
  ],
  '7.requests': [
    [CALL, "credentials: 'include'", "credentials: 'omit'"],
    [CALL, "headers['content-type'] = 'application/json'", ''],
    [CALL, 'if (body !== undefined) {', '{'],
    [CALL, 'JSON.stringify(body)', "''"],
  ],
  '8.form': [
    [CALL, 'super(`${status}: ${text}`)', 'super(text)'],
    [CALL, 'text || response.statusText', 'text'],
  ],
  '8.no-reply': [[CALL, "new ApiError(0, 'No connection')", "new ApiError(503, 'No connection')"]],
  '8.reads-401': [[CALL, 'if (!response.ok) {', 'if (!response.ok && response.status !== 401) {']],
}
