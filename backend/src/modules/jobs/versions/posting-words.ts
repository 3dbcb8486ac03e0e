import { daysText } from '@goodword/contract/answer-words'
import { countryName } from '@goodword/contract/country-name'
import { formatAmount, formatPay, type ShownPay } from '@goodword/contract/format-pay'
import { Posting } from '@goodword/contract/jobs'
import { JOB_TYPE_LABELS } from '@goodword/contract/labels'
import { PAY_BASIS_LABELS } from '@goodword/contract/place-and-pay'
import type { PostingChanges } from '@goodword/contract/posting-changes'
import { quoted } from '@goodword/contract/quoted'
import { sameValue } from '@goodword/contract/same-value'
import { workplaceWords } from '@goodword/contract/workplace-words'
import type { VersionedPosting } from '../../../db/versioned-posting.ts'

type Change = PostingChanges['fields'][number]

const NONE = 'not specified'
/** Their words would make a reply long. */
const LONG_TEXTS = ['description', 'requirements']
const PAY_FIELDS = ['salaryMin', 'salaryMax', 'payPeriod', 'payCurrency', 'payBasis']
const PROMISE = 'answerWithinDays'
const WORKPLACE_FIELDS = ['workplace', 'remoteFrom']

/** What candidates read of a posting, by the names of its columns. */
export const READ_FIELDS = [...(Object.keys(Posting.shape) as (keyof Posting)[]), 'companyName'] as const

/** What candidates read otherwise of a posting now, in the words of the pages. */
export function changesInWords(before: VersionedPosting, after: VersionedPosting): Change[] {
  const differing = READ_FIELDS.filter((name) => !sameValue(before[name], after[name]))
  const isPay = (name: string) => PAY_FIELDS.includes(name)
  const isWorkplace = (name: string) => WORKPLACE_FIELDS.includes(name)
  const others = differing.filter((name) => !isPay(name) && !isWorkplace(name) && name !== PROMISE)
  return [
    ...(differing.some(isPay) ? payInWords(before, after) : []),
    ...(differing.some(isWorkplace) ? [workplaceInWords(before, after)] : []),
    ...(differing.includes(PROMISE)
      ? [{ field: 'promisedAnswer', before: promiseInWords(before), after: promiseInWords(after) }]
      : []),
    ...others.map((field) => {
      const isLong = LONG_TEXTS.includes(field)
      return { field, before: isLong ? null : inWords(before, field), after: isLong ? null : inWords(after, field) }
    }),
  ]
}

function inWords(posting: VersionedPosting, field: keyof VersionedPosting): string {
  const value = posting[field]
  if (value === null || value === '') return NONE
  if (field === 'type') return JOB_TYPE_LABELS[posting.type]
  if (field === 'country') return countryName(String(value))
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'string' ? quoted(value) : String(value)
}

/** Where both round to the same, the change is in the amounts; where a bound is missing, in what is there. */
function payInWords(before: ShownPay, after: ShownPay): Change[] {
  const rounded = [before, after].map((pay) => formatPay(pay) ?? NONE)
  const [then, now] = rounded[0] === rounded[1] ? [exactly(before), exactly(after)] : rounded
  return then === now ? [] : [{ field: 'pay', before: then ?? NONE, after: now ?? NONE }]
}

function exactly({ salaryMin, salaryMax, payPeriod, payCurrency, payBasis }: ShownPay): string {
  if (salaryMin == null && salaryMax == null) return NONE
  const range = [salaryMin, salaryMax].map((bound) => (bound == null ? NONE : formatAmount(bound, payCurrency)))
  const basis = payBasis ? `, ${PAY_BASIS_LABELS[payBasis]}` : ''
  return `${range.join(' - ')}${payPeriod === 'year' ? '' : `, each ${payPeriod}`}${basis}`
}

function promiseInWords({ answerWithinDays }: VersionedPosting): string {
  return `within ${daysText(answerWithinDays)}`
}

function workplaceInWords(before: VersionedPosting, after: VersionedPosting): Change {
  return { field: 'workplace', before: workplaceWords(before) ?? NONE, after: workplaceWords(after) ?? NONE }
}
