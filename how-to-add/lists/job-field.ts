import type { List } from '../list.ts'

/** Three fields at once: a text, a day of the calendar, and a yes or no. */
const INPUT = `    remotePolicy: optionalText(NAME_MAX),
    startsOn: z.pipe(
      z.nullish(z.union([z.literal(''), z.iso.date('Please choose a day')])),
      z.transform((day) => day || null),
    ),
    isVisaSponsored: z._default(z.boolean(), false),
    companyName:`

const SAID = `export const Posting = z.object({
  remotePolicy: z.nullable(z.string()),
  startsOn: z.nullable(z.string()),
  isVisaSponsored: z.boolean(),
`

const COLUMNS = `    remotePolicy: text('remote_policy'),
    startsOn: date('starts_on'),
    isVisaSponsored: boolean('is_visa_sponsored').notNull().default(false),
    companyName:`

const FIELDS = `          <form.AppField name="remotePolicy">
            {(field) => <field.TextField label={t('Remote Work')} placeholder={t('Two days a week')} />}
          </form.AppField>
          <form.AppField name="startsOn">
            {(field) => <field.TextField label={t('First Day')} type="date" />}
          </form.AppField>
          <form.AppField name="isVisaSponsored">
            {(field) => <field.SwitchField label={t('Visa Sponsorship')} />}
          </form.AppField>
        </FieldRow>
`

const LABELS = `  isPublic: said('Public page'),
  remotePolicy: said('Remote Work'),
  startsOn: said('First Day'),
  isVisaSponsored: said('Visa Sponsorship'),
`

const BOUNDARIES = `export const JOB: Record<TypedOfJob, Case[]> = {
  remotePolicy: optionalOf(100),
  startsOn: [
    ['a day', '2026-03-05', null],
    ['nothing', '', null],
    ['no day', '2026-02-30', 'Please choose a day'],
  ],
  isVisaSponsored: [['yes', true, null]],
`

const FOR_REFERRERS = `      {job.remotePolicy ? <p className={styles.text}>{job.remotePolicy}</p> : null}
      {job.startsOn ? <p className={styles.text}>{t('Starts {day}', { day: formatDate(job.startsOn) })}</p> : null}
      {job.isVisaSponsored ? <p className={styles.text}>{t('Visa sponsorship')}</p> : null}
      {'requirements' in job`

const FOR_CANDIDATES = `      {job.remotePolicy ? <Part heading={t('Remote Work')}>{job.remotePolicy}</Part> : null}
      {job.startsOn ? <Part heading={t('First Day')}>{formatDate(job.startsOn)}</Part> : null}
      {job.isVisaSponsored ? <Part heading={t('Visa sponsorship')}>{t('Yes')}</Part> : null}
      {requirements ? (`

const DETAILS = 'mfe-referrer/src/jobs/job-details.tsx'
const CANDIDATES = 'mfe-apply/src/referral/referral-details.tsx'
const EXAMPLE = 'backend/contract/test/a-posting.ts'
const SCHEMA = 'backend/src/db/schema/jobs.ts'

export const A_JOBS_FIELD: List = {
  heading: "A job's field",
  steps: [
    {
      title: 'The contract',
      async take(copy) {
        await copy.change('backend/contract/src/jobs.ts', '    companyName:', INPUT)
        await copy.change('backend/contract/src/jobs.ts', 'export const Posting = z.object({\n', SAID)
      },
      forgotten: { command: ['run', 'check', 'types:backend'], says: "'remotePolicy' does not exist" },
    },
    {
      title: 'Its rules',
      take: (copy) =>
        copy.change(
          'backend/contract/test/boundaries.ts',
          'export const JOB: Record<TypedOfJob, Case[]> = {\n',
          BOUNDARIES,
        ),
      forgotten: {
        command: ['run', 'check', 'types:backend'],
        says: /boundaries\.ts.* missing .*: remotePolicy, startsOn, isVisaSponsored/,
      },
    },
    {
      title: 'Its example',
      async take(copy) {
        const value = `export const POSTING: Posting = {\n  remotePolicy: 'Two days a week',\n  startsOn: '2026-03-05',\n  isVisaSponsored: true,\n`
        await copy.change(EXAMPLE, 'export const POSTING: Posting = {\n', value)
        const words = `string> = {\n  remotePolicy: 'Two days a week',\n  startsOn: 'Mar 5, 2026',\n  isVisaSponsored: 'Visa sponsorship',\n`
        await copy.change(EXAMPLE, 'string> = {\n', words)
      },
      forgotten: {
        command: ['run', 'check', 'types:backend'],
        says: /a-posting\.ts.* missing .*: remotePolicy, startsOn, isVisaSponsored/,
      },
    },
    {
      title: 'The column',
      async take(copy) {
        await copy.change(SCHEMA, '    companyName:', COLUMNS)
        await copy.change(SCHEMA, '  check,\n  index,', '  check,\n  date,\n  index,')
      },
      forgotten: {
        command: ['run', 'check', 'types:backend'],
        says: /posting-columns\.ts.*"remotePolicy"/,
      },
    },
    {
      title: 'The migration',
      take: (copy) => copy.bun(['x', '--no-install', 'drizzle-kit', 'generate'], 'backend'),
      forgotten: {
        command: ['run', 'check', 'migrations'],
        says: 'No migration brings public.jobs to what the schema says.',
      },
    },
    {
      title: 'The form',
      async take(copy) {
        await copy.change('mfe-hiring/src/post-job/position-section.tsx', '        </FieldRow>\n', FIELDS)
        await copy.change('mfe-hiring/src/post-job/job-labels.ts', "  isPublic: said('Public page'),\n", LABELS)
      },
      forgotten: {
        command: ['test', './mfe-hiring/src/post-job/'],
        says: /every field of the contract can be filled in/,
      },
    },
    {
      title: 'What referrers read',
      async take(copy) {
        await copy.change(DETAILS, "      {'requirements' in job", FOR_REFERRERS)
        await copy.change(DETAILS, '{ formatBonus }', '{ formatBonus, formatDate }')
      },
      forgotten: { command: ['test', './mfe-referrer/src/jobs/'], says: 'job details show the remotePolicy of a job' },
    },
    {
      title: 'What the candidate reads',
      async take(copy) {
        await copy.change(CANDIDATES, '      {requirements ? (', FOR_CANDIDATES)
        await copy.change(
          CANDIDATES,
          `import { usePageStyles }`,
          `import { formatDate } from '@goodword/shared-ui/formats.ts'\nimport { usePageStyles }`,
        )
      },
      forgotten: {
        command: ['test', './mfe-apply/src/apply-page.test.tsx'],
        says: "the application page shows the job's remotePolicy",
      },
    },
    {
      title: 'The demo data',
      take: (copy) =>
        copy.change(
          'backend/seed/companies/fernway.ts',
          `      title: 'Senior Product Designer',\n`,
          `      title: 'Senior Product Designer',\n      remotePolicy: 'Anywhere in the US',\n      startsOn: '2026-03-05',\n`,
        ),
      forgotten: {
        command: ['test', './backend/seed/'],
        says: 'everything that is said of a job is said of some',
      },
    },
  ],
  commands: [
    ['run', 'check', 'types:backend', 'types:mfe-hiring', 'types:mfe-referrer', 'types:mfe-apply', 'migrations'],
    ['test', './mfe-hiring/src/post-job/', './mfe-referrer/src/jobs/', './mfe-apply/src/apply-page.test.tsx'],
    [
      'test',
      './backend/contract/',
      './backend/seed/',
      './backend/src/boundaries.test.ts',
      './backend/src/access-matrix.test.ts',
      './backend/src/modules/jobs/',
    ],
  ],
  files: 7,
}
