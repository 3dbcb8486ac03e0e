import { JOB_TYPE_LABELS } from '@goodword/contract/labels'
import type { PostingChanges } from '@goodword/contract/posting-changes'
import type { ReferralLookup } from '@goodword/contract/referrals'
import type { JobType } from '@goodword/contract/statuses'
import { formatDate, formatSalary } from '@goodword/shared-ui/formats.ts'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { useZone } from '@goodword/shared-ui/use-zone.ts'
import { makeStyles } from '@griffel/react'
import { Fragment, type ReactNode } from 'react'

const useStyles = makeStyles({
  line: {
    margin: 0,
    paddingLeft: '12px',
    borderLeft: `3px solid ${tokens.colorNeutralStroke1}`,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: 1.5,
    overflowWrap: 'anywhere',
  },
})

interface PostingChangedProps {
  job: ReferralLookup['job']
  changes: PostingChanges
  /** Whether the page shows the posting as it was at the submission. */
  hasApplied: boolean
}

/** What of the posting reads otherwise than at the invitation or the submission (docs/rules.md#those-invited-see-what-changed). */
export function PostingChanged({ job, changes, hasApplied }: PostingChangedProps) {
  const styles = useStyles()
  const day = formatDate(changes.at, useZone())
  return (
    <p className={styles.line}>
      {hasApplied ? 'You see the posting as it was when you applied. It changed on ' : 'This posting changed on '}
      <span key={day}>{day}</span>
      {': '}
      {wordsOf(job, changes).map((words, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the line never changes
        <Fragment key={at}>
          {at > 0 ? '; ' : null}
          {words}
        </Fragment>
      ))}
      .
    </p>
  )
}

const NAMES = { title: 'the title', companyName: 'the company', location: 'the location', type: 'the employment type' }

function wordsOf(job: ReferralLookup['job'], { fields }: PostingChanges): ReactNode[] {
  const change = new Map(fields.map((one) => [one.field, one]))
  const pay = (side: 'before' | 'after') => {
    const [min, max] = (['salaryMin', 'salaryMax'] as const).map((field) => {
      const changed = change.get(field)
      return changed ? Number(changed[side] ?? Number.NaN) : (job[field] ?? Number.NaN)
    })
    return Number.isNaN(min) || Number.isNaN(max) ? 'not specified' : formatSalary(min, max)
  }
  return fields.flatMap(({ field, before, after }): ReactNode[] => {
    if (field === 'description' || field === 'requirements') return [`the ${field} changed`]
    if (field === 'salaryMin' || field === 'salaryMax') {
      const isFirst = field === 'salaryMin' || !change.has('salaryMin')
      return isFirst && pay('before') !== pay('after') ? [`pay was ${pay('before')}, now ${pay('after')}`] : []
    }
    const typed = (value: unknown) =>
      field === 'type' ? JOB_TYPE_LABELS[value as JobType] : <bdi>“{String(value)}”</bdi>
    return [
      <Fragment key={field}>
        {NAMES[field]} was {typed(before)}, now {typed(after)}
      </Fragment>,
    ]
  })
}
