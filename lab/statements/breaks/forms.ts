import type { Breaks } from './break.ts'

const POST = 'mfe-hiring/src/post-job/post-job-form.tsx'
const POST_PAGE = 'mfe-hiring/src/post-job/post-job-page.tsx'
const ROLE = 'mfe-hiring/src/post-job/position-section.tsx'
const PAY = 'mfe-hiring/src/post-job/pay-section.tsx'
const COMPANY_PART = 'mfe-hiring/src/post-job/company-section.tsx'
const LOGO = 'mfe-hiring/src/logo/logo-field.tsx'
const PREVIEW = 'mfe-hiring/src/post-job/job-preview.tsx'
const SUBMIT = 'mfe-hiring/src/post-job/use-submit-job.ts'
const POST_CALL = 'mfe-hiring/src/post-job/use-post-job.ts'
const FAILURE = 'mfe-hiring/src/feedback/show-failure.ts'
const EMPTY = 'mfe-hiring/src/post-job/empty-job.ts'
const COMPANY = 'mfe-hiring/src/company/company-form.tsx'
const COMPANY_LOGO = 'mfe-hiring/src/company/company-logo.tsx'
const COMPANY_PAGE = 'mfe-hiring/src/company/company-setup-page.tsx'
const SETUP_PAGE = 'mfe-public/src/role-setup/role-setup-page.tsx'
const SETUP = 'mfe-public/src/role-setup/role-form.tsx'
const EMAIL = 'mfe-public/src/email-test/test-email-form.tsx'
const KINDS = 'mfe-public/src/email-test/notification-kinds.tsx'
const LIMITS = 'backend/contract/src/limits.ts'
const JOBS = 'backend/contract/src/jobs.ts'
const COMPANIES = 'backend/contract/src/companies.ts'
const FORM = 'shared-ui/src/form/form.tsx'
const FIELD = 'shared-ui/src/form/labelled-field.tsx'

const AT_THE_FIELD: Breaks[string] = [
  [FIELD, 'validationMessage={error}', ''],
  [FORM, 'invalid?.focus({ preventScroll: true })', ''],
  [
    'shared-ui/src/form/field-error.ts',
    'if (!meta.isBlurred && submissionAttempts === 0) return undefined',
    'return undefined',
  ],
]
const EMAIL_SENT: Breaks[string] = [
  [EMAIL, "'Email sent successfully!'", "'Sent'"],
  [EMAIL, 'The test email has been sent.', 'Sent.'],
]
const EMAIL_FAILED: Breaks[string] = [
  [EMAIL, "'Failed to send email'", "'Failed'"],
  [EMAIL, 'There was an error sending the email.', 'Error.'],
  [EMAIL, "serverSentence(error) ?? 'There was", "'There was"],
]
const EMAIL_MISSING: Breaks[string] = [
  [EMAIL, "'Please fill all fields'", "'Fill'"],
  [EMAIL, 'Email address, subject, and message are required.', 'Required.'],
  [EMAIL, "text.trim() !== ''", 'true'],
]

/** Role setup, company setup, posting a job, the test e-mail. */
export const FORMS: Breaks = {
  '2.post.fields': [
    [COMPANY_PART, 'label="Company Name"', 'label="Company"'],
    [LOGO, 'label="Company Logo (Optional)"', 'label="Logo"'],
    [ROLE, 'label="Job Title"', 'label="Title"'],
    [ROLE, 'label="Job Description"', 'label="Description"'],
    [ROLE, 'label="Requirements"', 'label="Needs"'],
    [ROLE, 'label="Location"', 'label="Place"'],
    [ROLE, 'label="Employment Type"', 'label="Type"'],
    [PAY, 'label="Minimum Salary"', 'label="Minimum"'],
    [PAY, 'label="Maximum Salary"', 'label="Maximum"'],
    [PAY, 'label="Offer referral bonus?"', 'label="Bonus?"'],
    [EMPTY, "type: 'full-time'", "type: 'contract'"],
    [EMPTY, 'hasReferralBonus: false', 'hasReferralBonus: true'],
  ],
  '2.post.title': [
    [POST_PAGE, 'title="Post a New Job"', 'title="Post"'],
    [POST, 'Post Job\n', 'Post\n'],
    [POST, 'Cancel\n', 'Back\n'],
  ],
  '2.post.logo': [
    [LOGO, 'hint="PNG or JPG, up to 2 MB"', 'hint="A picture"'],
    [
      LIMITS,
      "bytes: 2 * MB, types: ['image/png', 'image/jpeg']",
      "bytes: 2 * MB + 1, types: ['image/png', 'image/jpeg']",
    ],
    [
      LIMITS,
      "bytes: 2 * MB, types: ['image/png', 'image/jpeg']",
      "bytes: 2 * MB, types: ['image/png', 'image/jpeg', 'image/gif']",
    ],
  ],
  '5.post-logo': [
    [LIMITS, 'logo: { files: 1', 'logo: { files: 2'],
    [LIMITS, 'bytes: 2 * MB', 'bytes: 2 * MB + 1'],
    [LIMITS, 'bytes: 2 * MB', 'bytes: 2 * MB - 1'],
  ],
  '2.post.amount': [
    [PAY, 'offered ? (', 'true ? ('],
    [PAY, 'offered ? (', 'false ? ('],
    [PAY, 'hint="Amount in dollars"', 'hint="Amount"'],
  ],
  '2.post.preview': [
    [PREVIEW, 'label="Referral Bonus"', 'label="Bonus"'],
    [PREVIEW, 'value={formatBonus(bonus)}', 'value={String(bonus)}'],
    [PREVIEW, 'job.hasReferralBonus && job.referralBonus ? job.referralBonus : null', 'job.referralBonus ?? null'],
    ['shared-ui/src/formats.ts', "? 'TBD'", "? 'None'"],
  ],
  '2.post.pending': [[POST, 'pending="Posting..."', 'pending="Wait"']],
  '2.post.cancel': [
    [POST, "onClick={() => void navigate('/hiring-dashboard')}", "onClick={() => void navigate('/jobs')}"],
  ],
  '2.post.denied': [
    [POST_PAGE, "user?.role !== 'hiring_manager'", '!user'],
    [POST_PAGE, 'Only hiring managers can post jobs.', 'Denied.'],
    ['shared-ui/src/feedback/denied.tsx', "heading = 'Access Denied'", "heading = 'No'"],
  ],
  '3.job-posted': [
    [POST_CALL, 'const body = { ...input,', "const body = { ...input, title: '',"],
    [POST_CALL, 'const body = { ...input,', 'const body = { ...input, salaryMax: null,'],
    [EMPTY, 'companyLogo: company?.logo ?? null', 'companyLogo: undefined'],
  ],
  '5.post-form': AT_THE_FIELD,
  '7.post': [
    [JOBS, "endpoint('POST', '/api/jobs',", "endpoint('PUT', '/api/jobs',"],
    [SUBMIT, "void navigate('/hiring-dashboard')", "void navigate('/jobs')"],
    [POST_CALL, 'input.hasReferralBonus ? input.referralBonus : null', 'null'],
  ],
  '8.posted': [
    [SUBMIT, "'Job posted successfully!'", "'Posted'"],
    [SUBMIT, 'Your job listing is now live.', 'Live.'],
  ],
  '8.needs-company': [
    [SUBMIT, "error.message.includes('needsCompanySetup')", 'false'],
    [SUBMIT, "'Company Setup Required'", "'Required'"],
    [SUBMIT, "'Please complete your company setup before posting jobs.'", "'Please set up your company.'"],
    [SUBMIT, "void navigate('/company-setup')", ''],
  ],
  '8.post-failed': [
    [SUBMIT, "'Failed to post job'", "'Failed'"],
    [FAILURE, "serverSentence(error) ?? 'Please try again.'", "'Please try again.'"],
    [FAILURE, "serverSentence(error) ?? 'Please try again.'", "serverSentence(error) ?? ''"],
  ],
  '8.logo': [
    [LOGO, "'Logo uploaded successfully!'", "'Uploaded'"],
    [LOGO, "title: 'Upload error'", "title: 'Error'"],
    [LOGO, "FAILED = 'Logo upload failed. Please try again.'", "FAILED = 'Failed.'"],
    [
      LOGO,
      'onChange(await uploadLogo(file, { onProgress, signal }))',
      'await uploadLogo(file, { onProgress, signal })',
    ],
  ],
  '2.role.texts': [
    [SETUP_PAGE, 'Complete Your Setup', 'Setup'],
    [SETUP_PAGE, 'Tell us about your role to get started', 'Role?'],
    [SETUP, 'label="I am a..."', 'label="I am"'],
    [SETUP, "label: 'Referrer (I refer people to jobs)'", "label: 'Referrer'"],
    [SETUP, "label: 'Hiring Manager (I post jobs)'", "label: 'Manager'"],
    [SETUP, "value: 'hiring_manager', label", "value: 'referrer', label"],
  ],
  '2.role.disabled': [[SETUP, 'disabled={unanswered}', '']],
  '2.role.pending': [[SETUP, 'pending="Setting up..."', 'pending="Wait"']],
  '2.role.loading': [[SETUP_PAGE, 'Loading...', 'Wait']],
  '2.role.success': [['mfe-public/src/role-setup/home-of.ts', "'/jobs'", "'/dashboard'"]],
  '6.referrer': [['mfe-public/src/role-setup/home-of.ts', "'/jobs'", "'/dashboard'"]],
  '2.role.success-manager': [['mfe-public/src/role-setup/home-of.ts', "'/hiring-dashboard'", "'/jobs'"]],
  '8.role': [
    [SETUP, "'Account setup complete!'", "'Done'"],
    [SETUP, 'Welcome to Goodword. Good to have you here.', ''],
    [SETUP, "'Setup failed'", "'Failed'"],
    [SETUP, "'Please try again.'", "''"],
  ],
  '2.company.fields': [
    [COMPANY, 'label="Company Name" required', 'label="Company Name"'],
    [COMPANY, 'label="Company Description"', 'label="Description"'],
    [COMPANY, 'label="Website (Optional)"', 'label="Website"'],
    [COMPANY_LOGO, 'label="Logo URL (Optional)"', 'label="Logo"'],
    [COMPANY, 'Complete Setup', 'Save'],
    [FIELD, "children: ' *'", "children: '*'"],
  ],
  '2.company.pending': [[COMPANY, 'pending="Setting up..."', 'pending="Wait"']],
  '2.company.denied': [
    [COMPANY_PAGE, "user?.role !== 'hiring_manager'", '!user'],
    [COMPANY_PAGE, 'Access denied. Only hiring managers can access this page.', 'Denied.'],
  ],
  '2.company.success': [[COMPANY, "void navigate('/hiring-dashboard')", "void navigate('/jobs')"]],
  '5.company-form': AT_THE_FIELD,
  '8.company': [
    [COMPANY, "'Company setup complete!'", "'Done'"],
    [COMPANY, 'You can now post job listings.', 'Post.'],
    [COMPANY, "'Setup failed'", "'Failed'"],
    [FAILURE, "serverSentence(error) ?? 'Please try again.'", "'Please try again.'"],
    [FAILURE, "serverSentence(error) ?? 'Please try again.'", "serverSentence(error) ?? ''"],
  ],
  '2.email.fields': [
    [EMAIL, 'label="Recipient Email"', 'label="To"'],
    [EMAIL, 'label="Subject Line"', 'label="Subject"'],
    [EMAIL, 'label="Message"', 'label="Text"'],
    [EMAIL, "'Goodword test email'", "'Test email'"],
    [EMAIL, 'This is a test of the email notification system.', 'A test.'],
  ],
  '2.email.button': [[EMAIL, 'Send Test Email', 'Send']],
  '2.email.pending': [[EMAIL, 'pending="Sending..."', 'pending="Wait"']],
  '2.email.kinds': [
    [KINDS, "'Referral invitations'", "'Invitations'"],
    [KINDS, "'Application confirmations'", "'Confirmations'"],
    [KINDS, "'Status updates'", "'Updates'"],
    [KINDS, "'Referrer notifications'", "'Notifications'"],
  ],
  '3.email-payload': [
    [EMAIL, 'body: value', "body: { ...value, to: '' }"],
    [EMAIL, 'body: value', "body: { ...value, subject: '' }"],
    [EMAIL, 'body: value', "body: { ...value, message: '' }"],
  ],
  '4.email': [
    [EMAIL, '      formApi.reset()\n', ''],
    [EMAIL, "formApi.setFieldValue('subject', '')", ''],
    [EMAIL, '        return\n', ''],
  ],
  '5.email': EMAIL_MISSING,
  '8.email-sent': EMAIL_SENT,
  '8.email-failed': EMAIL_FAILED,
  '8.email-missing': EMAIL_MISSING,
  '5.refer': [
    ['backend/contract/src/referrals.ts', "text(1, 'Candidate name is required', NAME_MAX)", 'z.string()'],
    [
      'backend/contract/src/referrals.ts',
      "email('Please enter a valid email address')",
      "text(1, 'Please enter a valid email address', 300)",
    ],
    [
      'backend/contract/src/referrals.ts',
      'message: optionalText(MESSAGE_MAX)',
      "message: text(1, 'Message?', MESSAGE_MAX)",
    ],
  ],
  '5.apply': [
    ['backend/contract/src/submission.ts', "text(1, 'First name is required', NAME_MAX)", 'optionalText(NAME_MAX)'],
    ['backend/contract/src/submission.ts', "text(1, 'Last name is required', NAME_MAX)", 'optionalText(NAME_MAX)'],
    ['backend/contract/src/submission.ts', 'email: email()', 'email: optionalText(300)'],
    ['backend/contract/src/submission.ts', "text(1, 'Please upload your resume', URL_MAX)", 'optionalText(URL_MAX)'],
  ],
  '5.email-rules': [
    ['backend/contract/src/test-email.ts', 'to: email()', "to: text(1, '', 300)"],
    ['backend/contract/src/test-email.ts', 'subject: text(1,', 'subject: text(2,'],
    ['backend/contract/src/test-email.ts', 'subject: text(1, MISSING, LINE_MAX)', 'subject: z.string()'],
    ['backend/contract/src/test-email.ts', 'message: text(1,', 'message: text(2,'],
    ['backend/contract/src/test-email.ts', 'message: text(1, MISSING, TEXT_MAX)', 'message: z.string()'],
  ],
  '5.post': [
    [JOBS, 'Title must be at least 3 characters', 'Title?'],
    [JOBS, 'Description must be at least 50 characters', 'Description?'],
    [JOBS, 'Requirements must be at least 30 characters', 'Requirements?'],
    [JOBS, 'Location is required', 'Location?'],
    [JOBS, 'Please choose an employment type', 'Type?'],
    [JOBS, "dollars(0, 'Minimum salary must be positive')", "dollars(1, 'Minimum salary must be positive')"],
    [JOBS, "dollars(0, 'Maximum salary must be positive')", "dollars(-1, 'Maximum salary must be positive')"],
    [JOBS, 'salaryMax < salaryMin', 'salaryMax <= salaryMin'],
    [JOBS, 'Maximum salary must be greater than minimum salary', 'Maximum?'],
    [JOBS, "refuse('salaryMax'", "refuse('salaryMin'"],
    [JOBS, 'Referral bonus must be at least $1', 'Bonus?'],
    [JOBS, 'Referral bonus amount is required when offering a bonus', 'Bonus?'],
    [JOBS, 'Company name must be at least 2 characters', 'Company?'],
    [JOBS, 'referralBonus < BONUS_MIN', 'referralBonus <= BONUS_MIN'],
  ],
  '5.post-type': [
    [JOBS, "'Please choose an employment type'), 'full-time')", "'Please choose an employment type'), 'contract')"],
  ],
  '5.company': [
    [COMPANIES, 'Company name must be at least 2 characters', 'Name?'],
    [COMPANIES, 'Description must be at least 10 characters', 'Description?'],
    [COMPANIES, 'Please enter a valid URL', 'URL?'],
    [COMPANIES, 'Please enter a valid logo URL', 'Logo?'],
    ['backend/contract/src/fields.ts', "value === '' || isWebUrl(value)", 'isWebUrl(value)'],
    ['backend/contract/src/fields.ts', "['https:', 'http:'].includes(new URL(value).protocol)", 'true'],
  ],
  '5.role': [
    ['backend/contract/src/users.ts', "'Please choose a role'", "'Role?'"],
    ['backend/contract/src/users.ts', "z.enum(Role.options, 'Please choose a role')", 'z.string()'],
  ],
  '9.minimums': [
    [LIMITS, 'TITLE_MIN = 3', 'TITLE_MIN = 2'],
    [LIMITS, 'DESCRIPTION_MIN = 50', 'DESCRIPTION_MIN = 51'],
    [LIMITS, 'REQUIREMENTS_MIN = 30', 'REQUIREMENTS_MIN = 29'],
    [LIMITS, 'LOCATION_MIN = 3', 'LOCATION_MIN = 2'],
    [LIMITS, 'COMPANY_NAME_MIN = 2', 'COMPANY_NAME_MIN = 3'],
    [LIMITS, 'BONUS_MIN = 1', 'BONUS_MIN = 2'],
  ],
  '9.minimums-company': [
    [LIMITS, 'COMPANY_DESCRIPTION_MIN = 10', 'COMPANY_DESCRIPTION_MIN = 9'],
    [LIMITS, 'COMPANY_NAME_MIN = 2', 'COMPANY_NAME_MIN = 1'],
  ],
  '9.sets': [
    ['backend/contract/src/statuses.ts', "'full-time', 'part-time', 'contract'", "'full-time', 'part-time'"],
    [
      'backend/contract/src/statuses.ts',
      "ROLES = ['referrer', 'hiring_manager']",
      "ROLES = ['referrer', 'hiring_manager', 'admin']",
    ],
    [
      'backend/contract/src/statuses.ts',
      "'reviewing', 'interview', 'hired', 'rejected'",
      "'reviewing', 'hired', 'rejected'",
    ],
  ],
  '9.files': [
    [LIMITS, 'logo: { files: 1, bytes: 2 * MB', 'logo: { files: 1, bytes: 3 * MB'],
    [LIMITS, 'resume: {\n    files: 1,\n    bytes: 5 * MB', 'resume: {\n    files: 1,\n    bytes: 4 * MB'],
    [LIMITS, 'bytes: 10 * MB', 'bytes: 11 * MB'],
    [LIMITS, 'files: 3,\n    bytes: 5 * MB', 'files: 3,\n    bytes: 4 * MB'],
    [LIMITS, 'files: 3', 'files: 4'],
    [LIMITS, 'logo: { files: 1', 'logo: { files: 2'],
  ],
}
