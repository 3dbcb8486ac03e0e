import { describe, expect, test } from 'bun:test'
import { listApplications, StatusInput } from '../src/applications.ts'
import { DeclineInput } from '../src/candidate.ts'
import { ClientError, RemoteStart } from '../src/client-errors.ts'
import { CompanyInput, LOGO_PATH } from '../src/companies.ts'
import { email, Id, line, Moment, optionalLine, optionalPhone, optionalText, optionalUrl, text } from '../src/fields.ts'
import { listAllApplications, StatusOutcome } from '../src/inbox.ts'
import { invisible } from '../src/invisible.ts'
import { changeJob, JobChange } from '../src/job-changes.ts'
import { JOB_FIELDS, JobInput, JobQuery, listMyJobs } from '../src/jobs.ts'
import { EXTENSIONS, SLOT_NAMES, SLOTS, UPLOAD_SECONDS } from '../src/limits.ts'
import {
  listAuditEntries,
  listParkedLetters,
  listPublishedReleases,
  ParkedLetter,
  PersonQuery,
  rollBackRemote,
} from '../src/operators.ts'
import { Problem } from '../src/problem.ts'
import { listReferrals } from '../src/referrals.ts'
import { ApplicationInput } from '../src/submission.ts'
import { TestEmailInput } from '../src/test-email.ts'
import { DocumentCheck, LogoInput, UploadQuery } from '../src/uploads.ts'
import { VALID } from './boundaries.ts'
import { everyText } from './every-text.ts'

const LOGO = '/api/company-logos/0198f000-0000-7000-8000-000000000001'

interface Schema {
  safeParse(value: unknown): { data?: unknown; error?: { issues: { message: string }[] } | undefined }
}
const read = (schema: Schema, value: unknown) => schema.safeParse(value).data
const said = (schema: Schema, value: unknown) => schema.safeParse(value).error?.issues[0]?.message ?? null

describe('a text', () => {
  test('required text is trimmed', () => expect(read(text(1, 'short', 5), '  ab ')).toBe('ab'))
  test('blank required text counts as missing', () => expect(said(text(1, 'short', 5), 7)).toBe('short'))
  const SEPARATED = 'a\u000bb\u000cc\u0085d\u2028e\u2029f'
  test('line separators pasted into a text become line ends', () =>
    expect([text(1, '', 20), optionalText(20)].map((one) => read(one, SEPARATED))).toEqual(
      Array(2).fill('a\nb\nc\nd\ne\nf'),
    ))
  test('line separators pasted into a single line, an address or a number become blanks', () => {
    expect([line(1, '', 20), optionalLine(20)].map((one) => read(one, SEPARATED))).toEqual(Array(2).fill('a b c d e f'))
    expect(read(email(), 'cara@example.com\u2028')).toBe('cara@example.com')
    expect(read(optionalUrl(''), 'https://crumb.example\u000b')).toBe('https://crumb.example')
    expect(read(optionalPhone(), '+1 555\u000b010 0123')).toBe('+1 555 010 0123')
  })
  const CONTROLS = String.fromCharCode(...Array.from({ length: 0xa0 }, (_, code) => code)).replace(
    /[\t-\r\x20-\x7e\u0085]/g,
    '',
  )
  test('control characters pasted into a field are dropped', () => {
    const fields = [text(1, '', 20), optionalText(20), line(1, '', 20), optionalLine(20)]
    expect(CONTROLS).toHaveLength(59)
    expect(fields.map((one) => read(one, `a${CONTROLS}b`))).toEqual(Array(4).fill('ab'))
    expect(read(email(), `cara${CONTROLS}@example.com`)).toBe('cara@example.com')
    expect(read(optionalUrl(''), `https://crumb${CONTROLS}.example`)).toBe('https://crumb.example')
    expect(read(optionalPhone(), `+1 555${CONTROLS} 010 0123`)).toBe('+1 555 010 0123')
  })
  test('line ends and tabs in a text stay as they are', () =>
    expect(read(text(1, '', 20), 'a\r\nb\n\tc')).toBe('a\r\nb\n\tc'))
  test('a text of control characters alone is missing', () => {
    expect(said(text(1, 'short', 5), '\0\u0002\u000b')).toBe('short')
    expect(read(optionalText(5), '\0\u0002\u000b')).toBeNull()
  })
})

describe('an optional text', () => {
  test.each([undefined, null, '', '   '])('optional text %j becomes null', (value) =>
    expect(read(optionalText(5), value)).toBeNull(),
  )
  test('optional text is trimmed', () => expect(read(optionalText(5), ' ab ')).toBe('ab'))
})

describe('an e-mail address', () => {
  test('an email address is trimmed and keeps its case', () =>
    expect(read(email(), ' Cara@Example.COM ')).toBe('Cara@Example.COM'))
  test.each([
    '.cara@example.com',
    'cara.@example.com',
    'ca..ra@example.com',
    'cara@example..com',
    'cara@-example.com',
    'cara@example-.com',
    'cara@example.c',
    'cara<x>@example.com',
    'a@b.com c@d.com',
    'cara.(jones@example.com',
    'cara.\u0007@example.com',
    'cara@example.c_m',
    'cara@my-b_kery.example',
    7,
  ])('%j is refused as an email address', (value) => expect(said(email('No.'), value)).toBe('No.'))
  test.each([
    `${'x'.repeat(64)}@${'y'.repeat(63)}.${'z'.repeat(63)}.${'w'.repeat(57)}.org`,
    'a@b-c.d1.io',
    'a@b.co',
    'a.bc@b--cd.ef.io',
  ])('%j is accepted as an email address', (value) => expect(read(email(), value)).toBe(value))
  test('an email address has at most 254 characters', () =>
    expect(said(email('No.'), `${'x'.repeat(64)}@${'y'.repeat(186)}.org`)).toBe('No.'))
})

describe('a phone number', () => {
  test.each([undefined, null, '', '   '])('an empty phone number %j becomes null', (value) =>
    expect(read(optionalPhone(), value)).toBeNull(),
  )
  test.each([
    '+1 555 010 0123',
    '(020) 7946/0123',
    '030-123.45',
    '12345',
    '١٢٣٤٥٦',
    '555 0100 x12',
    '555 0100 X 12',
    '555 0100 ext. 12',
    '555 0100 ext12',
    '555 0100 #123456',
    '555 0100, ext. 12',
    '555 0100,x12',
  ])('%j is accepted as a phone number', (value) => expect(read(optionalPhone(), ` ${value} `)).toBe(value))
  test.each([
    'hello phone',
    '1234',
    '1234567890123456',
    '+-()./+',
    '555+0100123',
    '555 0100 x',
    '555 0100 x1234567',
    '555 0100 x12 or so',
    '555 0100 extra',
    7,
  ])('%j is refused as a phone number', (value) =>
    expect(said(optionalPhone(), value)).toBe('Please enter a phone number, such as +1 555 010 0123'),
  )
  test.each(['\u202a+1 555 010 0123\u202c', '\u202d+1 555 010 0123\u202c', '\u2068+1 555 010 0123\u2069\u200e'])(
    'direction marks copied with a phone number are removed: %j',
    (value) => expect(read(optionalPhone(), value)).toBe('+1 555 010 0123'),
  )
  test('a phone number with a right-to-left override is refused', () =>
    expect(said(optionalPhone('No.'), '\u202e3210 010 555')).toBe('No.'))
  test('a phone number has at most 40 characters', () =>
    expect(['', ' '].map((more) => said(optionalPhone('No.'), `1${' '.repeat(38 + more.length)}2345`))).toEqual([
      'No.',
      'No.',
    ]))
})

describe('invisible characters', () => {
  test.each([
    ['shy\u00adness', 'shyness'],
    ['turn\u202eed', 'turned'],
    ['\ufeffNUL\0', 'NUL'],
    ['Zoë 👩\u200d💻', 'Zoë 👩\u200d💻'],
  ])('invisible characters are removed from %j where they were never refused', (value, left) =>
    expect(invisible.removedFrom(value)).toBe(left),
  )
  test('invisible characters pasted along are removed', () =>
    expect(read(text(1, 'No.', 10), '\ufeffa\u200bb\u00ad')).toBe('ab'))
})

describe('an id', () => {
  test('a UUID is accepted as an id', () => expect(said(Id, LOGO.slice(-36))).toBeNull())
  test('an invalid id is refused with its message', () => expect(said(Id, 'j1')).toBe('Please use a valid id'))
})

test.each([
  ['2026-04-01T12:00:00.000Z', true],
  ['2026-04-01', false],
  ['yesterday', false],
])('%s is a timestamp: %p', (value, is) => expect(Moment.safeParse(value).success).toBe(is))

describe('a company', () => {
  const withLogo = (logo: unknown) => ({ ...VALID.company, logo })
  test('a company logo may be the path of an uploaded logo', () =>
    expect(read(CompanyInput, withLogo(LOGO))).toMatchObject({ logo: LOGO }))
  test.each([
    `${LOGO}0`,
    `/x${LOGO}`,
    '/api/company-logos/none',
    '/api/company-logos/',
    'ftp://crumb.example',
    'http://',
  ])('%s is refused as a company logo', (logo) =>
    expect(said(CompanyInput, withLogo(logo))).toBe('Please enter a valid logo URL'),
  )
  test('https://crumb.example/a?b is accepted as a company logo', () =>
    expect(read(CompanyInput, withLogo('https://crumb.example/a?b'))).toMatchObject({
      logo: 'https://crumb.example/a?b',
    }))
  test.each(['http://crumb.example/logo.png', ' HTTP://crumb.example'])(
    '%s is refused as a company logo, as no page could show it',
    (logo) => expect(said(CompanyInput, withLogo(logo))).toBe('Please use a logo address that starts with https://'),
  )
  test('a company without website and logo has null for both', () =>
    expect(read(CompanyInput, { companyName: 'AB', description: '0123456789' })).toEqual({
      companyName: 'AB',
      description: '0123456789',
      website: null,
      logo: null,
    }))
  test("a logo path's group is the id of the upload", () => expect(LOGO_PATH.exec(LOGO)?.[1]).toBe(LOGO.slice(-36)))
})

describe('a job', () => {
  test("a job's logo that no page could show is refused", () =>
    expect(said(JobInput, { ...VALID.job, companyLogo: 'http://crumb.example/logo.png' })).toBe(
      'Please use a logo address that starts with https://',
    ))
  test("a job's logo may contain another scheme in its query", () => {
    const companyLogo = 'https://crumb.example/http:logo.png'
    expect(read(JobInput, { ...VALID.job, companyLogo })).toMatchObject({ companyLogo })
  })
  test('a job without amounts and type is full-time without a bonus', () => {
    const { type, salaryMin, salaryMax, hasReferralBonus, referralBonus, companyLogo, isPublic, ...rest } = VALID.job
    expect(read(JobInput, rest)).toEqual({
      ...rest,
      type: 'full-time',
      hasReferralBonus: false,
      companyLogo: null,
      isPublic: false,
    })
  })
  test.each([
    [{ hasReferralBonus: true, referralBonus: 1.5 }, 'Please enter whole dollars'],
    [{ hasReferralBonus: true, referralBonus: 100_000_001 }, 'Please enter a smaller amount'],
    [{ hasReferralBonus: true, referralBonus: 100_000_000 }, null],
    [{ hasReferralBonus: true, referralBonus: 'much' }, 'Referral bonus must be at least $1'],
    [{ hasReferralBonus: false, referralBonus: 0.5 }, null],
    [{ salaryMin: 'much' }, 'Minimum salary must be positive'],
    [{ salaryMin: 5, salaryMax: null }, null],
  ])('a job with %j is refused: %p', (change, message) =>
    expect(said(JobInput, { ...VALID.job, ...change })).toBe(message),
  )
  test.each([1.5, 100_000_001])('a bonus of %d is refused at its field', (referralBonus) =>
    expect(JobInput.safeParse({ ...VALID.job, hasReferralBonus: true, referralBonus }).error?.issues[0]?.path).toEqual([
      'referralBonus',
    ]),
  )
  test.each([true, false])("a job's open flag can be set to %p", (isActive) =>
    expect(read(JobChange, { isActive })).toMatchObject({ isActive }),
  )
  test('a change leaves every field undefined that it does not name', () => {
    for (const call of [{ isActive: true }, { isDraft: true }]) {
      const parsed = read(changeJob.body, call)
      expect(JOB_FIELDS.filter((name) => (parsed as Record<string, unknown>)[name] !== undefined)).toEqual([])
    }
    expect(read(JobChange, { companyLogo: '' })).toMatchObject({ companyLogo: null })
    expect(said(JobChange, { companyLogo: 'http://crumb.example/logo.png' })).toBe(
      'Please use a logo address that starts with https://',
    )
  })
  test("a job's open flag takes booleans only", () =>
    expect(said(JobChange, { isActive: 'yes' })).toBe('Please choose open or closed'))
})

describe('a query for jobs', () => {
  test('an empty job query is accepted', () => expect(read(JobQuery, {})).toEqual({}))
  test('the limit of a job query is parsed as a number', () => {
    const narrowed = { q: 'x'.repeat(200), type: 'contract', level: 'mid', sort: 'salary', close: '1' }
    const query = { ...narrowed, cursor: 'y'.repeat(500) }
    expect(read(JobQuery, { ...query, limit: '100' })).toEqual({ ...query, limit: 100 })
    expect(read(JobQuery, { limit: '1' })).toEqual({ limit: 1 })
  })
  test.each([
    [{ q: 'x'.repeat(201) }, 'Please search for a shorter text.'],
    [{ type: 'volunteer' }, 'Please choose a job type from the list.'],
    [{ level: 'junior' }, 'Please choose an experience level from the list.'],
    [{ sort: 'title' }, 'Please choose an order from the list.'],
    [{ limit: '0' }, 'Please ask for 1 to 100 jobs at a time.'],
    [{ limit: '101' }, 'Please ask for 1 to 100 jobs at a time.'],
    [{ limit: '1.5' }, 'Please ask for 1 to 100 jobs at a time.'],
    [{ cursor: 'y'.repeat(501) }, 'Please start again from the first page.'],
    [{ close: '0' }, 'Please ask for close=1, or leave it out.'],
  ])('the job query %j is refused: %s', (query, message) => expect(said(JobQuery, query)).toBe(message))
})

test.each([
  ['applications', listApplications],
  ['applications', listAllApplications],
  ['referrals', listReferrals],
  ['jobs', listMyJobs],
  ['letters', listParkedLetters],
  ['releases', listPublishedReleases],
  ['entries', listAuditEntries],
])('more than 100 %s per page are refused by name', (things, { query }) =>
  expect(said(query, { limit: '101' })).toBe(`Please ask for 1 to 100 ${things} at a time.`),
)

test('a status that was set says until when it can be undone', () => {
  const outcome = { id: 'a1', outcome: 'changed', status: 'hired', newsInSeconds: 15 }
  expect(read(StatusOutcome, outcome)).toEqual(outcome)
})

describe('an application', () => {
  test("an application's documents have room for three of the longest addresses", () => {
    const { additionalDocumentsUrl } = ApplicationInput.shape
    const three = 'x'.repeat(6000)
    expect(read(additionalDocumentsUrl, three)).toBe(three)
    expect(said(additionalDocumentsUrl, `${three}x`)).toBe('Please use at most 6,000 characters')
  })
  test('every application status is accepted', () =>
    expect(read(StatusInput, { status: 'hired' })).toEqual({ status: 'hired' }))
  test.each(['', 'done', null])('the application status %j is refused', (status) =>
    expect(said(StatusInput, { status })).toBe('Please choose a status from the list'),
  )
})

test.each([
  [{}, { never: false }],
  [{ never: true }, { never: true }],
])('the decline body %j is read as %j', (body, meant) => expect(read(DeclineInput, body)).toEqual(meant))

describe('an operator', () => {
  test.each(['cara@example.com', LOGO.slice(-36)])('operators look people up by a whole address or id: %s', (who) =>
    expect(read(PersonQuery, { who: ` ${who} ` })).toEqual({ who }),
  )
  test.each(['cara', 'cara@', '@example.com', 'cara@a@b', '', LOGO.slice(-35)])(
    'operators cannot look people up by %j',
    (who) => expect(said(PersonQuery, { who })).toBe('Please enter a whole email address, or the id of a person'),
  )
  test('a rollback names the version it starts from', () => {
    expect(read(rollBackRemote.body, { version: '1.2.3' })).toEqual({ version: '1.2.3' })
    expect(said(rollBackRemote.body, { version: '' })).toBe('Please say which version to go back from')
  })
  test.each(['candidate', 'referrer', 'manager', 'operator', null])(
    'the recipient of an undeliverable letter is accepted: %p',
    (to) => expect(read(ParkedLetter.shape.to, to)).toBe(to),
  )
})

describe('an upload', () => {
  test('an upload may leave out slot, type and size', () => expect(read(UploadQuery, {})).toEqual({}))
  test('an upload may give slot, type and size', () =>
    expect(read(UploadQuery, { slot: 'logo', type: 'x'.repeat(100), size: '1' })).toEqual({
      slot: 'logo',
      type: 'x'.repeat(100),
      size: 1,
    }))
  test.each([{ slot: 'attic' }, { type: 'x'.repeat(101) }, { size: '0' }, { size: '1.5' }])(
    'an upload with %j is refused',
    (query) => expect(UploadQuery.safeParse(query).success).toBe(false),
  )
  test('a logo upload returns its address', () => {
    expect(read(LogoInput, { logoURL: ' https://store.example/1 ' })).toEqual({ logoURL: 'https://store.example/1' })
    expect(said(LogoInput, { logoURL: '' })).toBe('Please upload a logo first')
    expect(said(LogoInput, { logoURL: 'x'.repeat(2001) })).toBe('Please use at most 2,000 characters')
  })
})

describe('a test e-mail', () => {
  test.each(['a\nb', 'a\rb'])("a test email's subject of two lines is refused: %j", (subject) =>
    expect(said(TestEmailInput, { ...VALID.testEmail, subject })).toBe('Please use a single line'),
  )
})

describe("a browser's report", () => {
  const report = { remote: 'mfe-apply', version: '1.0-a_b', kind: 'load', message: 'x'.repeat(300) }
  test.each([report, { ...report, kind: 'render' }])("a browser's report is accepted: %j", (value) =>
    expect(read(ClientError, value)).toEqual(value),
  )
  test.each([
    { remote: 'apply' },
    { remote: 'mfe-' },
    { remote: 'mfe-apply\n' },
    { remote: 'x mfe-apply' },
    { remote: `mfe-${'a'.repeat(80)}` },
    { version: '' },
    { version: '1 2' },
    { version: ' 1' },
    { kind: 'other' },
    { message: 'x'.repeat(301) },
  ])("a browser's report is refused with %j", (change) =>
    expect(ClientError.safeParse({ ...report, ...change }).success).toBe(false),
  )

  const start = { remote: 'mfe-apply', version: '1.0-a_b' }
  test('a browser may report that a remote works', () => expect(read(RemoteStart, start)).toEqual(start))
  test.each([{ remote: 'apply' }, { version: '1 2' }, { version: undefined }])(
    'a report of a working remote is refused with %j',
    (change) => expect(RemoteStart.safeParse({ ...start, ...change }).success).toBe(false),
  )
})

const PDF = 'application/pdf'
const DOC = 'application/msword'
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const ZIP = 'application/zip'

test('each upload slot has its accepted file types', () => {
  expect(SLOT_NAMES).toEqual(['logo', 'resume', 'portfolio', 'additional'])
  expect(SLOTS).toEqual({
    logo: { files: 1, bytes: 2_097_152, types: ['image/png', 'image/jpeg'] },
    resume: { files: 1, bytes: 5_242_880, types: [PDF, DOC, DOCX] },
    portfolio: { files: 1, bytes: 10_485_760, types: [PDF, ZIP, 'image/png', 'image/jpeg', 'image/webp', 'image/gif'] },
    additional: {
      files: 3,
      bytes: 5_242_880,
      types: [PDF, DOC, DOCX, 'image/png', 'image/jpeg', 'image/webp', ZIP],
    },
  })
})

test('an upload stays signed for 15 minutes', () => expect(UPLOAD_SECONDS).toBe(900))

describe('a document check', () => {
  test('a document check takes address and slot', () =>
    expect([{ slot: 'resume' }, { url: '/a' }].map((value) => DocumentCheck.safeParse(value).success)).toEqual([
      false,
      false,
    ]))
  test('a document check without an address is refused with its message', () =>
    expect(said(DocumentCheck, { url: '', slot: 'resume' })).toBe('Please upload a file first'))
})

test('each file type has its extensions', () =>
  expect(EXTENSIONS).toEqual({
    [PDF]: ['.pdf'],
    [DOC]: ['.doc'],
    [DOCX]: ['.docx'],
    [ZIP]: ['.zip'],
    'image/png': ['.png'],
    'image/jpeg': ['.jpg', '.jpeg'],
    'image/webp': ['.webp'],
    'image/gif': ['.gif'],
  }))

test('a problem carries its request id and the fields at fault', () => {
  const problem = {
    type: 'about:blank',
    title: 'Bad Request',
    status: 400,
    detail: 'Title must be at least 3 characters',
    errors: { title: 'Title must be at least 3 characters' },
    needsCompanySetup: true,
    requestId: 'r1',
  }
  expect(read(Problem, problem)).toEqual(problem)
})

test.each(everyText)('%s: an over-long text stops at the length check', (_, schema) => {
  const { error } = schema.safeParse('/'.repeat(1024 * 1024))
  expect(error?.issues.map(({ code }) => code)).toEqual(['too_big'])
})
