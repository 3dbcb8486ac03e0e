import type { PostingChanges } from '@goodword/contract/posting-changes'
import { said } from '@goodword/languages/texts'
import { formatDate } from '@goodword/shared-ui/formats.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { useZone } from '@goodword/shared-ui/use-zone.ts'
import { useTextStyles } from './use-text-styles.ts'

interface PostingChangedProps {
  changes: PostingChanges
  /** Whether the page shows the posting as it was at the submission. */
  hasApplied: boolean
}

/** What of the posting reads otherwise than at the invitation or the submission (docs/rules.md#those-invited-see-what-changed). */
export function PostingChanged({ changes, hasApplied }: PostingChangedProps) {
  const zone = useZone()
  const { t, language } = useTexts()
  const date = <span>{formatDate(changes.at, zone, language)}</span>
  const fields = (
    <>
      {changes.fields.map(({ field, before, after }, at) => (
        <span key={field}>
          {at ? t('; ') : null}
          {before
            ? t('the {field} was {before}, now {after}', {
                field: t(FIELDS[field] ?? field),
                before: <bdi>{before}</bdi>,
                after: <bdi>{after}</bdi>,
              })
            : t('the {field} changed', { field: t(FIELDS[field] ?? field) })}
        </span>
      ))}
    </>
  )
  return (
    <p className={useTextStyles().text}>
      {hasApplied
        ? t('You see the posting as it was when you applied. It changed on {date}: {fields}.', { date, fields })
        : t('This posting changed on {date}: {fields}.', { date, fields })}
    </p>
  )
}

/** The fields of a posting that can read otherwise, as they are called in a sentence. */
const FIELDS: Record<string, string> = {
  title: said('title'),
  companyName: said('company name'),
  description: said('description'),
  requirements: said('requirements'),
  location: said('location'),
  workplace: said('workplace'),
  city: said('city'),
  country: said('country'),
  type: said('type'),
  pay: said('pay'),
  promisedAnswer: said('promised answer'),
}
