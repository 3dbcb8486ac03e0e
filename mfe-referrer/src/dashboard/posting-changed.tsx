import type { PostingChanges } from '@goodword/contract/posting-changes'
import { formatDate } from '@goodword/shared-ui/formats.ts'

/** What of a posting reads otherwise than when the candidate was invited to it (docs/rules.md#those-invited-see-what-changed). */
export function PostingChanged({ changes }: { changes: PostingChanges }) {
  return (
    <>
      {`Changed ${formatDate(changes.at)}`}
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
    </>
  )
}
