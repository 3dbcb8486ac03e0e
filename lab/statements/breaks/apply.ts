import type { Breaks } from './break.ts'

const SKELETON = 'mfe-apply/src/application-skeleton.tsx'
const INVALID = 'mfe-apply/src/referral/invalid-link.tsx'
const HEADING = 'mfe-apply/src/referral/referred-heading.tsx'
const CARD = 'mfe-apply/src/referral/job-card.tsx'
const DETAILS = 'mfe-apply/src/referral/referral-details.tsx'
const FORM = 'mfe-apply/src/application/application-form.tsx'
const VALUES = 'mfe-apply/src/application/application-values.ts'
const MISSING = 'mfe-apply/src/application/missing-parts.ts'
const PAGE = 'mfe-apply/src/apply-page.tsx'
const INVITED = 'mfe-apply/src/invited-page.tsx'
const SLOT = 'mfe-apply/src/documents/document-slot.tsx'
const TEXTS = 'mfe-apply/src/documents/slot-texts.ts'
const UPLOAD = 'mfe-apply/src/documents/upload-document.ts'
const LIMITS = 'backend/contract/src/limits.ts'
const FILES = 'shared-ui/src/uploads/uploaded-files.tsx'
const LOOKUP = 'mfe-apply/src/use-referral-lookup.ts'

const INVALID_VIEW: Breaks[string] = [
  [INVALID, 'heading="Invalid Referral Link"', 'heading="Invalid"'],
  [INVALID, 'This referral link is invalid or has expired. Please contact the person who referred you.', 'Invalid.'],
  [PAGE, 'if (failed || !token)', 'if (!token)'],
]

/** The candidate's page. */
export const APPLY: Breaks = {
  '2.apply.loading': [[SKELETON, 'Loading application...', 'Loading...']],
  '2.apply.invalid': INVALID_VIEW,
  '8.token': INVALID_VIEW,
  '2.apply.full': [
    [HEADING, "You've Been Referred!", 'Referred'],
    [HEADING, '<strong>{referrer}</strong>', ''],
    [CARD, '<LogoImage src={company.logo} name={company.name} size={64} />', ''],
    [CARD, '{job.title}', ''],
    [CARD, '            {company.name}\n', ''],
    [CARD, '          {job.location}\n', ''],
    [CARD, '{job.type.charAt(0).toUpperCase() + job.type.slice(1)}', ''],
    [CARD, '{formatSalary(job.salaryMin, job.salaryMax)}', ''],
    ['mfe-apply/src/referral/referrer-message.tsx', 'Message from your referrer:', 'Message:'],
    ['mfe-apply/src/referral/referrer-message.tsx', '        {children}\n', ''],
    [DETAILS, '{job.description}</JobText>', '{job.title}</JobText>'],
    [DETAILS, '{job.requirements}</JobText>', '{job.title}</JobText>'],
    [DETAILS, '<JobText heading="Job Description">', '<JobText heading="Text">'],
  ],
  '2.apply.colleague': [['backend/contract/src/referrer-name.ts', "|| 'A colleague'", "|| 'Somebody'"]],
  '2.apply.missing': [
    [DETAILS, '{referral.message ? <', '{true ? <'],
    [DETAILS, '{job.requirements ? <', '{true ? <'],
  ],
  '2.apply.line-breaks': [['mfe-apply/src/referral/job-text.tsx', "whiteSpace: 'pre-line'", "whiteSpace: 'normal'"]],
  '2.apply.form': [
    [FORM, 'Complete Your Application\n', 'Apply\n'],
    [FORM, 'label="First Name"', 'label="Given name"'],
    [FORM, 'label="Last Name"', 'label="Family name"'],
    [FORM, 'label="Email" type="email"', 'label="Email" type="text"'],
    [FORM, 'label="Phone (Optional)"', 'label="Tel"'],
    [FORM, 'label="Cover Letter (Optional)"', 'label="Letter"'],
    [FORM, 'slot="resume" required', 'slot="portfolio"'],
    [FORM, '{(field) => <field.DocumentSlot slot="portfolio"', '{(field) => <field.DocumentSlot slot="resume"'],
    [FORM, '{(field) => <field.DocumentSlot slot="additional"', '{(field) => <field.DocumentSlot slot="resume"'],
    ['backend/contract/src/agreement.ts', 'will be shared with the hiring company', 'is shared'],
  ],
  '2.apply.uploads': [
    [UPLOAD, 'await putFile(uploadURL, file, { type, onProgress, signal })', ''],
    [SLOT, 'field.handleChange((before) => [...(maxFiles > 1 ? before : []), { url, name: file.name }])', ''],
  ],
  '2.apply.confirmations': [
    [TEXTS, "tone: 'green'", "tone: 'blue'"],
    [TEXTS, "tone: 'blue'", "tone: 'green'"],
    [TEXTS, "tone: 'purple'", "tone: 'green'"],
    [FILES, 'mergeClasses(styles.confirmation, styles[tone])', 'styles.confirmation'],
    [FILES, 'green: { color: tokens.badgeGreenForeground }', 'green: { color: tokens.badgePurpleForeground }'],
    ['shared-ui/src/theme/themes.ts', "badgePurpleForeground: '#5b2a9d'", "badgePurpleForeground: '#9b1c1c'"],
    [TEXTS, "'Resume uploaded'", "'Uploaded'"],
  ],
  '2.apply.pending': [[FORM, 'pending="Submitting Application..."', 'pending="Wait"']],
  '3.application-submitted': [
    [VALUES, 'values.phone || null', 'values.phone'],
    [VALUES, 'values.coverLetter || null', 'values.coverLetter'],
    [VALUES, 'values.portfolio[0]?.url ?? null', "values.portfolio[0]?.url ?? ''"],
    [VALUES, ".join(',') || null", ".join(',')"],
    [VALUES, '    referralId,\n    firstName: values.firstName,', '    referralId,\n    firstName: values.lastName,'],
    [VALUES, 'lastName: values.lastName,', "lastName: '',"],
    [VALUES, 'email: values.email,', "email: '',"],
    [VALUES, "values.resume[0]?.url ?? ''", "''"],
  ],
  '3.application-documents': [[VALUES, ".join(',')", ".join(' ')"]],
  '4.apply-success': [
    [INVITED, 'onSent: setSent', 'onSent: () => {}'],
    [INVITED, 'candidate={NOBODY}', 'candidate={candidate}'],
    [FORM, '      draft.clear()\n', ''],
  ],
  '4.apply-failure': [
    [FORM, '        setProblem(refusal)\n', '        formApi.reset()\n'],
    [FORM, '        setProblem(refusal)\n', '        onSent({} as never)\n'],
  ],
  '4.apply-slots': [
    [SLOT, 'uploaded={field.state.value.map(({ name }) => name)}', 'uploaded={[]}'],
    [FILES, '{confirmation}</p>', '</p>'],
  ],
  '5.apply-disabled': [
    [FORM, "disabled={missing !== '' || uploads > 0}", 'disabled={uploads > 0}'],
    [
      'shared-ui/src/form/submit-button.tsx',
      'disabled={hydrated ? disabled : !isNative}',
      'disabled={!hydrated && !isNative}',
    ],
  ],
  '5.apply-required': [
    [MISSING, "    [values.firstName.trim() !== '', 'first name'],\n", ''],
    [MISSING, "    [values.lastName.trim() !== '', 'last name'],\n", ''],
    [MISSING, "    [values.email.trim() !== '', 'email'],\n", ''],
    [MISSING, "    [values.resume.length > 0, 'resume'],\n", ''],
    [MISSING, "    [values.agreed, 'agreement'],\n", ''],
    [FORM, "disabled={missing !== '' || uploads > 0}", 'disabled={uploads > 0}'],
  ],
  '5.apply-optional': [
    [MISSING, "[values.agreed, 'agreement'],", "[values.agreed, 'agreement'],\n    [values.phone !== '', 'phone'],"],
    [
      MISSING,
      "[values.agreed, 'agreement'],",
      "[values.agreed, 'agreement'],\n    [values.coverLetter !== '', 'cover letter'],",
    ],
    [
      MISSING,
      "[values.agreed, 'agreement'],",
      "[values.agreed, 'agreement'],\n    [values.portfolio.length > 0, 'portfolio'],",
    ],
    [
      MISSING,
      "[values.agreed, 'agreement'],",
      "[values.agreed, 'agreement'],\n    [values.additional.length > 0, 'documents'],",
    ],
  ],
  '5.resume': [
    [
      LIMITS,
      "bytes: 5 * MB,\n    types: [\n      'application/pdf',\n      'application/msword',\n      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',\n    ],",
      "bytes: 5 * MB,\n    types: [\n      'application/pdf',\n      'application/msword',\n    ],",
    ],
    [LIMITS, "'application/msword': ['.doc']", "'application/msword': ['.dot']"],
  ],
  '5.resume-size': [
    [LIMITS, 'resume: {\n    files: 1,\n    bytes: 5 * MB', 'resume: {\n    files: 1,\n    bytes: 5 * MB + 1'],
    [LIMITS, 'resume: {\n    files: 1,\n    bytes: 5 * MB', 'resume: {\n    files: 1,\n    bytes: 5 * MB - 1'],
  ],
  '5.resume-one': [
    [LIMITS, 'resume: {\n    files: 1', 'resume: {\n    files: 2'],
    [SLOT, 'maxFiles > 1 ? before : []', 'before'],
  ],
  '5.portfolio': [
    [LIMITS, 'portfolio: {\n    files: 1,\n    bytes: 10 * MB', 'portfolio: {\n    files: 1,\n    bytes: 5 * MB'],
    [LIMITS, 'portfolio: {\n    files: 1', 'portfolio: {\n    files: 2'],
    [LIMITS, "types: ['application/pdf', 'application/zip', 'image/png',", "types: ['application/pdf', 'image/png',"],
    [LIMITS, "'image/webp', 'image/gif'],", "'image/webp', 'application/msword'],"],
  ],
  '5.additional': [
    [LIMITS, 'files: 3', 'files: 4'],
    [LIMITS, 'files: 3', 'files: 2'],
    [LIMITS, 'files: 3,\n    bytes: 5 * MB', 'files: 3,\n    bytes: 6 * MB'],
  ],
  '7.apply': [
    [
      'backend/contract/src/candidate-calls.ts',
      "submitApplication>('POST', '/api/applications')",
      "submitApplication>('PUT', '/api/applications')",
    ],
    [
      'backend/contract/src/candidate-calls.ts',
      "submitApplication>('POST', '/api/applications')",
      "submitApplication>('POST', '/api/application')",
    ],
  ],
  '7.token-present': [
    [
      LOOKUP,
      'token ? pathOf(findReferralByToken, { token }) : null',
      "pathOf(findReferralByToken, { token: token ?? 'none' })",
    ],
  ],
  '8.application-sent': [
    [FORM, "'Application submitted successfully!'", "'Sent'"],
    [FORM, "Thank you for applying. We'll be in touch soon.", 'Thanks.'],
  ],
  '8.application-failed': [
    [FORM, "title: 'Error'", "title: 'Failed'"],
    [FORM, 'Failed to submit application. Please try again.', 'Failed.'],
  ],
  '8.resume': [
    [TEXTS, "'Resume uploaded successfully!'", "'Uploaded'"],
    [TEXTS, 'Your resume has been attached to your application.', 'Attached.'],
  ],
  '8.portfolio': [
    [TEXTS, "'Portfolio uploaded successfully!'", "'Uploaded'"],
    [TEXTS, 'Your portfolio has been attached to your application.', 'Attached.'],
  ],
  '8.documents': [
    [TEXTS, "'Documents uploaded successfully!'", "'Uploaded'"],
    [TEXTS, '${count} document(s) attached to your application.', 'Documents attached.'],
    [SLOT, 'texts.done.description(field.store.state.value.length)', 'texts.done.description(0)'],
  ],
}
