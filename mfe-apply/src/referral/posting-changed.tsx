import type { PostingChanges } from '@goodword/contract/posting-changes'
import { formatDate } from '@goodword/shared-ui/formats.ts'
import { useZone } from '@goodword/shared-ui/use-zone.ts'
import { useTextStyles } from './use-text-styles.ts'

interface PostingChangedProps {
  changes: PostingChanges
  /** Whether the page shows the posting as it was at the submission. */
  hasApplied: boolean
}

/** What of the posting reads otherwise than at the invitation or the submission (docs/rules.md#those-invited-see-what-changed). */
export function PostingChanged({ changes, hasApplied }: PostingChangedProps) {
  const day = formatDate(changes.at, useZone())
  return (
    <p className={useTextStyles().text}>
      {hasApplied ? 'You see the posting as it was when you applied. It' : 'This posting'} changed on{' '}
      <span key={day}>{day}</span>
      {changes.fields.map(({ field, before, after }, at) => (
        <span key={field}>
          {at ? '; the ' : ': the '}
          {field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}
          {before ? (
            <>
              {' was '}
              <bdi>{before}</bdi>, now <bdi>{after}</bdi>
            </>
          ) : (
            ' changed'
          )}
        </span>
      ))}
      .
    </p>
  )
}
