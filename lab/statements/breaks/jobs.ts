import type { Breaks } from './break.ts'

const PAGE = 'mfe-referrer/src/jobs/jobs-page.tsx'
const TOOLBAR = 'mfe-referrer/src/jobs/job-toolbar.tsx'
const RESULTS = 'mfe-referrer/src/jobs/job-results.tsx'
const CARD = 'mfe-referrer/src/jobs/job-card.tsx'
const FACTS = 'mfe-referrer/src/jobs/job-facts.tsx'
const DETAILS = 'mfe-referrer/src/jobs/job-details.tsx'
const DETAILS_DIALOG = 'mfe-referrer/src/jobs/job-details-dialog.tsx'
const SEARCH = 'backend/contract/src/job-search.ts'
const REFER_DIALOG = 'mfe-referrer/src/refer/refer-dialog.tsx'
const REFER_FORM = 'mfe-referrer/src/refer/refer-form.tsx'
const REFER_CALL = 'mfe-referrer/src/refer/use-refer-candidate.ts'
const POSITION = 'mfe-referrer/src/refer/position-details.tsx'
const LABELS = 'backend/contract/src/labels.ts'
const LOGO = 'shared-ui/src/media/logo-image.tsx'
const FORMATS = 'shared-ui/src/formats.ts'
const MODAL = 'shared-ui/src/layout/modal.tsx'

const PENDING: Breaks[string] = [
  [REFER_FORM, 'pending="Sending..."', 'pending="Wait"'],
  ['shared-ui/src/form/submit-button.tsx', '{submitting ? pending : children}', '{children}'],
]

/** The jobs page with its dialogs. */
export const JOBS: Breaks = {
  '2.jobs.title': [[PAGE, 'Find Jobs Through Your Network', 'Find Jobs']],
  '2.jobs.search': [[TOOLBAR, 'Search jobs, companies, or skills...', 'Search']],
  '2.jobs.search-button': [
    [TOOLBAR, 'text: data.value', "text: data.value && ''"],
    [TOOLBAR, '            onSubmit()\n', "            onSearch({ ...search, text: '' })\n"],
    [TOOLBAR, 'Search Jobs', 'Go'],
  ],
  '2.jobs.type': [
    [TOOLBAR, "'All Types'", "'All'"],
    [LABELS, "'Full-time'", "'Full time'"],
    [LABELS, "'Part-time'", "'Part time'"],
    [LABELS, "contract: 'Contract'", "contract: 'Contractor'"],
    [TOOLBAR, 'label="Job Type"', 'label="Type"'],
  ],
  '2.jobs.level': [
    [TOOLBAR, "'All Levels'", "'All'"],
    [TOOLBAR, "'Entry Level'", "'Entry'"],
    [TOOLBAR, "'Mid Level'", "'Mid'"],
    [TOOLBAR, "'Senior Level'", "'Senior'"],
    [TOOLBAR, "'Executive'", "'Exec'"],
    [TOOLBAR, 'label="Experience Level"', 'label="Level"'],
  ],
  '2.jobs.sort': [
    [RESULTS, "'Most Recent'", "'Recent'"],
    [RESULTS, "'Salary: High to Low'", "'Salary'"],
    [RESULTS, "'Referral Bonus: High to Low'", "'Bonus'"],
    [RESULTS, "'Most Relevant'", "'Relevance'"],
  ],
  '2.jobs.count': [
    [RESULTS, 'Available Positions', 'Positions'],
    [RESULTS, "'+'} jobs found", "'+'} found"],
    [RESULTS, 'formatCount(total.count)', 'formatCount(total.count + 1)'],
  ],
  '2.jobs.card': [
    [CARD, '<LogoImage src={job.company.logo} name={job.company.name} size={48} />', ''],
    [CARD, '{job.title}', ''],
    [CARD, '            {job.company.name}\n', ''],
    [FACTS, 'job.location]', "'']"],
    [FACTS, 'JOB_TYPE_LABELS[job.type]]', "'']"],
    [FACTS, 'formatSalary(job.salaryMin, job.salaryMax)', "''"],
    [FACTS, 'formatCount(count)', "''"],
    [CARD, '          {job.description}\n', ''],
    [CARD, 'label="Referral Bonus"', 'label="Bonus"'],
    [CARD, 'formatBonus(job.referralBonus)', "''"],
    [CARD, 'Posted recently', 'Posted'],
    [CARD, 'View Details', 'Details'],
    [CARD, 'Refer Candidate', 'Refer'],
  ],
  '2.jobs.card-missing': [
    [FORMATS, "return 'Salary not specified'", "return ''"],
    [FORMATS, "? 'TBD'", "? ''"],
    [FACTS, 'formatCount(count)', 'formatCount(count || 1)'],
    [LOGO, 'aria-label={`${name} logo`}', ''],
  ],
  '2.jobs.card-clamp': [
    ['shared-ui/src/layout/use-card-styles.ts', "'2'", "'3'"],
    [CARD, 'mergeClasses(card.twoLines, styles.description)', 'styles.description'],
  ],
  '2.jobs.card-logo': [
    [LOGO, 'onError={() => setBroken(src)}', ''],
    [LOGO, '<CompanyFallbackMark size={Math.round(size * 0.55)} />', ''],
  ],
  '8.logo-broken': [[LOGO, 'onError={() => setBroken(src)}', '']],
  '8.logo-broken-early': [[LOGO, 'image.current.naturalWidth === 0) setBroken(src)', 'false) setBroken(src)']],
  '2.jobs.empty': [[RESULTS, 'No jobs found matching your criteria', 'No jobs']],
  '2.jobs.loading': [[PAGE, 'Loading jobs...', 'Loading...']],
  '2.jobs.failed': [
    [PAGE, "We couldn't load the jobs", 'Failed'],
    [PAGE, 'onRetry={retry}', 'onRetry={() => {}}'],
    ['shared-ui/src/feedback/read-failed.tsx', 'Try again<', 'Again<'],
  ],
  '2.jobs.details': [
    [DETAILS, '<LogoImage src={job.company.logo} name={job.company.name} size={56} />', ''],
    [DETAILS, '            {job.company.name}\n', ''],
    [DETAILS, '{job.company.description}', ''],
    [DETAILS, '<JobFacts job={job} />', ''],
    [DETAILS, 'Earn bonus for successful hire', 'Earn a bonus'],
    [DETAILS, '{formatBonus(job.referralBonus)}', ''],
    [DETAILS, 'Job Description', 'Description'],
    [DETAILS, '          {job.description}\n', ''],
    [DETAILS, '>Requirements<', '>Needed<'],
    [DETAILS, '            {job.requirements}\n', ''],
    [DETAILS_DIALOG, 'Refer Candidate', 'Refer'],
    [DETAILS_DIALOG, 'Close\n', 'Done\n'],
  ],
  '2.jobs.details-requirements': [[DETAILS, 'in job && job.requirements ? (', 'in job ? (']],
  '2.jobs.refer-fields': [
    [REFER_FORM, 'label="Candidate Email" type="email" required', 'label="Candidate Email" type="text" required'],
    [REFER_FORM, 'label="Candidate Email" type="email" required', 'label="Candidate Email" type="email"'],
    [REFER_FORM, 'label="Candidate Email"', 'label="Email"'],
    [REFER_FORM, 'label="Candidate Name" required', 'label="Candidate Name"'],
    [REFER_FORM, 'Personal Message (Optional)', 'Message'],
    [REFER_FORM, 'Cancel', 'Back'],
    [REFER_FORM, 'Send Referral', 'Send'],
    [REFER_DIALOG, 'title="Refer a Candidate"', 'title="Refer"'],
  ],
  '2.jobs.refer-summary': [
    [POSITION, 'Position Details', 'Position'],
    [POSITION, '{job.title}', ''],
    [POSITION, '<span dir="auto">{job.company.name}</span>', ''],
    [POSITION, '{job.location}', ''],
    [POSITION, '{JOB_TYPE_LABELS[job.type]}', ''],
  ],
  '2.jobs.refer-opens': [
    [CARD, 'onClick={() => onRefer(job)}', 'onClick={() => onDetails(job)}'],
    [DETAILS_DIALOG, 'onClick={() => onRefer(job)}', 'onClick={onClose}'],
  ],
  '2.jobs.refer-pending': PENDING,
  '4.refer-success': [
    [REFER_FORM, '        if (!isLeft()) onDone()\n', ''],
    [PAGE, 'onClose={() => setIsReferring(false)} />', 'onClose={() => {}} />'],
  ],
  '4.refer-cancel': [
    [MODAL, '        onClick={onClose}\n', ''],
    [MODAL, 'if (!data.open) onClose()', ''],
    [REFER_FORM, '<Button size="large" onClick={onDone}>', '<Button size="large">'],
  ],
  '5.refer-form': [
    ['backend/contract/src/referrals.ts', "email('Please enter a valid email address')", "email('No.')"],
    ['backend/contract/src/referrals.ts', "'Candidate name is required'", "'Name?'"],
    ['shared-ui/src/form/labelled-field.tsx', 'validationMessage={error}', ''],
    ['shared-ui/src/form/form.tsx', 'invalid?.focus({ preventScroll: true })', ''],
  ],
  '5.refer-silent': [
    [REFER_FORM, "referrerId: user?.id ?? ''", "referrerId: user?.id ?? '0198f000-0000-7000-8000-000000000009'"],
    [REFER_FORM, 'validators: { onChange: ReferralInput },', ''],
  ],
  '6.referrer-id': [[REFER_FORM, "referrerId: user?.id ?? ''", 'referrerId: job.id']],
  '7.refer': [
    ['backend/contract/src/referrals.ts', "endpoint('POST', '/api/referrals',", "endpoint('POST', '/api/referral',"],
    ['backend/contract/src/referrals.ts', "endpoint('POST', '/api/referrals',", "endpoint('PUT', '/api/referrals',"],
    [REFER_CALL, 'void refetchLists(pathOf(listJobs))', ''],
    [REFER_FORM, 'await referCandidate(value)', "await referCandidate({ ...value, message: '' })"],
  ],
  '8.referral-sent': [
    [REFER_FORM, "'Referral sent successfully!'", "'Sent'"],
    [REFER_FORM, 'The candidate will receive an email with the application link.', 'Sent.'],
  ],
  '8.referral-failed': [
    [REFER_FORM, "'Failed to send referral'", "'Failed'"],
    [REFER_FORM, "'Please try again.'", "''"],
    [REFER_FORM, "serverSentence(error) ?? 'Please try again.'", "'Please try again.'"],
  ],
  '5.filter-text': [
    [
      SEARCH,
      'const wanted = text.trim().toLowerCase()\n  return jobs.filter(',
      'const wanted = text.trim()\n  return jobs.filter(',
    ],
    [SEARCH, 'mentions(job.title, wanted) ||', ''],
    [SEARCH, 'mentions(job.company.name, wanted) ||', ''],
    [SEARCH, ' ||\n        mentions(job.description, wanted))', ')'],
    [SEARCH, 'text.toLowerCase().includes(wanted)', 'text.toLowerCase().startsWith(wanted)'],
  ],
  '5.filter-type': [[SEARCH, '(!type || job.type === type)', '(!type || job.type.endsWith(type.slice(-1)))']],
  '5.filter-level': [
    [SEARCH, 'mentions(job.title, level) || ', ''],
    [SEARCH, ' || mentions(job.description, level)', ''],
  ],
  '9.sorts': [
    [SEARCH, 'Date.parse(job.createdAt)', '-Date.parse(job.createdAt)'],
    [SEARCH, "if (sort === 'salary') return descending(recent, salaryOf)", ''],
    [SEARCH, 'salaryMin + salaryMax', 'salaryMax'],
    [SEARCH, "if (sort === 'referral') return descending(recent, (job) => job.referralBonus)", ''],
    [SEARCH, 'mentions(job.title, wanted) ? 1 : 0', 'mentions(job.description, wanted) ? 1 : 0'],
    [SEARCH, "sort: 'recent' }", "sort: 'salary' }"],
  ],
  '9.salary': [
    [FORMATS, '$${Math.round(min / 1000)}k', '$${Math.floor(min / 1000)}k'],
    [FORMATS, 'k - $$', 'k – $$'],
  ],
  '9.salary-missing': [
    [FORMATS, 'min == null || max == null', 'min == null && max == null'],
    [FORMATS, "return 'Salary not specified'", "return 'Salary unknown'"],
  ],
  '9.bonus': [[FORMATS, "',')", "'')"]],
  '9.bonus-missing': [[FORMATS, "? 'TBD'", "? 'None'"]],
  '9.dates': [
    [FORMATS, '`${month} ${Number(day)}, ${year}`', '`${month} ${day}, ${year}`'],
    [FORMATS, '`${month} ${Number(day)}, ${year}`', '`${Number(day)} ${month} ${year}`'],
  ],
  '9.dates-missing': [
    [FORMATS, "return 'Unknown'", "return ''"],
    [FORMATS, 'Number.isNaN(date.getTime())', 'false'],
    [FORMATS, "text = when ?? ''", "text = when ?? '0'"],
  ],
}
