import { formatAmount, formatPay, type ShownPay } from '@goodword/contract/format-pay'
import { Posting } from '@goodword/contract/jobs'
import { JOB_TYPE_LABELS } from '@goodword/contract/labels'
import { PAY_BASIS_LABELS } from '@goodword/contract/place-and-pay'
import type { PostingChanges } from '@goodword/contract/posting-changes'
import { quoted } from '@goodword/contract/quoted'
import { sameValue } from '@goodword/contract/same-value'
import type { Language } from '@goodword/languages/languages'
import { said, saidOf } from '@goodword/languages/texts'
import type { VersionedPosting } from '../../../db/versioned-posting.ts'
import { boundsIn, countryIn, payIn, workplaceIn } from '../../../language/posting-words.ts'
import { translate } from '../../../language/translate.ts'

type Change = PostingChanges['fields'][number]

const NONE = said('not specified')
/** Their words would make a reply long. */
const LONG_TEXTS = ['description', 'requirements']
const PAY_FIELDS = ['salaryMin', 'salaryMax', 'payPeriod', 'payCurrency', 'payBasis']
const PROMISE = 'answerWithinDays'
const WORKPLACE_FIELDS = ['workplace', 'remoteFrom']

/** What candidates read of a posting, by the names of its columns. */
export const READ_FIELDS = [...(Object.keys(Posting.shape) as (keyof Posting)[]), 'companyName'] as const

/** What candidates read otherwise of a posting now, in the words of the pages. @param language of the reader */
export function changesInWords(before: VersionedPosting, after: VersionedPosting, language: Language): Change[] {
  const differing = READ_FIELDS.filter((name) => !sameValue(before[name], after[name]))
  const isPay = (name: string) => PAY_FIELDS.includes(name)
  const isWorkplace = (name: string) => WORKPLACE_FIELDS.includes(name)
  const others = differing.filter((name) => !isPay(name) && !isWorkplace(name) && name !== PROMISE)
  const change = (field: string, words: (posting: VersionedPosting) => string | null) => {
    return { field, before: words(before), after: words(after) }
  }
  return [
    ...(differing.some(isPay) ? payInWords(before, after, language) : []),
    ...(differing.some(isWorkplace) ? [change('workplace', (posting) => placeInWords(posting, language))] : []),
    ...(differing.includes(PROMISE) ? [change('promisedAnswer', (posting) => promiseInWords(posting, language))] : []),
    ...others.map((field) =>
      change(field, (posting) => (LONG_TEXTS.includes(field) ? null : inWords(posting, field, language))),
    ),
  ]
}

function inWords(posting: VersionedPosting, field: keyof VersionedPosting, language: Language): string {
  const value = posting[field]
  if (value === null || value === '') return translate(language, NONE)
  if (field === 'type') return translate(language, JOB_TYPE_LABELS[posting.type])
  if (field === 'country') return countryIn(language, String(value))
  if (typeof value === 'boolean') return translate(language, value ? said('yes') : said('no'))
  return typeof value === 'string' ? quoted(value) : String(value)
}

/** Where both read the same, the change is in the amounts; where a bound is missing, in what is there. */
function payInWords(before: ShownPay, after: ShownPay, language: Language): Change[] {
  const rounded = [before, after].map((pay) => (formatPay(pay) ? payIn(language, pay) : translate(language, NONE)))
  const [then = '', now = ''] =
    rounded[0] === rounded[1] ? [before, after].map((pay) => exactly(pay, language)) : rounded
  return then === now ? [] : [{ field: 'pay', before: then, after: now }]
}

function exactly(pay: ShownPay, language: Language): string {
  const { salaryMin, salaryMax, payPeriod, payCurrency, payBasis } = pay
  const none = translate(language, NONE)
  if (salaryMin == null && salaryMax == null) return none
  if (language !== 'en') return boundsIn(language, pay, none)
  const range = [salaryMin, salaryMax].map((bound) => (bound == null ? none : formatAmount(bound, payCurrency)))
  const basis = payBasis ? `, ${PAY_BASIS_LABELS[payBasis]}` : ''
  return `${range.join(' - ')}${payPeriod === 'year' ? '' : `, each ${payPeriod}`}${basis}`
}

function promiseInWords({ answerWithinDays }: VersionedPosting, language: Language): string {
  return translate(language, saidOf(answerWithinDays, 'within {count} day', 'within {count} days'))
}

function placeInWords(posting: VersionedPosting, language: Language): string {
  return workplaceIn(language, posting) ?? translate(language, NONE)
}
