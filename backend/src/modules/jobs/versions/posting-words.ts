import { formatCents } from '@goodword/contract/format-cents'
import { Posting } from '@goodword/contract/jobs'
import { JOB_TYPE_LABELS } from '@goodword/contract/labels'
import type { PostingChanges } from '@goodword/contract/posting-changes'
import { quoted } from '@goodword/contract/quoted'
import type { VersionedPosting } from '../../../db/versioned-posting.ts'
import { salaryText } from '../../../letters/templates/parts/words.ts'

type Change = PostingChanges['fields'][number]

const NONE = 'not specified'
/** Their words would make a reply long. */
const LONG_TEXTS = ['description', 'requirements']

/** What candidates read of a posting, by the names of its columns. */
export const READ_FIELDS = [...(Object.keys(Posting.shape) as (keyof Posting)[]), 'companyName'] as const

/** What candidates read otherwise of a posting now, in the words of the pages. */
export function changesInWords(before: VersionedPosting, after: VersionedPosting): Change[] {
  const differing = READ_FIELDS.filter((name) => before[name] !== after[name])
  const isPay = (name: string) => name === 'salaryMin' || name === 'salaryMax'
  const others = differing.filter((name) => !isPay(name))
  return [
    ...(differing.some(isPay) ? [payInWords(before, after)] : []),
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
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'string' ? quoted(value) : String(value)
}

type Pay = Pick<VersionedPosting, 'salaryMin' | 'salaryMax'>

/** Where both round to the same, the change is in the amounts. */
function payInWords(before: Pay, after: Pay): Change {
  const rounded = [before, after].map(({ salaryMin, salaryMax }) => salaryText(salaryMin, salaryMax) ?? NONE)
  const [then, now] = rounded[0] === rounded[1] ? [exactly(before), exactly(after)] : rounded
  return { field: 'pay', before: then ?? NONE, after: now ?? NONE }
}

function exactly({ salaryMin, salaryMax }: Pay): string {
  return [salaryMin, salaryMax].map((bound) => (bound === null ? NONE : formatCents(bound * 100))).join(' - ')
}
