import type { PostingChanges } from '@goodword/contract/posting-changes'
import { said } from '@goodword/languages/texts'
import { formatDate } from '@goodword/shared-ui/formats.ts'
import { useTexts } from '@goodword/shared-ui/kernel'

/** What of a posting reads otherwise than when the candidate was invited to it (docs/rules.md#those-invited-see-what-changed). */
export function PostingChanged({ changes }: { changes: PostingChanges }) {
  const { t } = useTexts()
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
  return t('Changed {date}: {fields}.', { date: formatDate(changes.at), fields })
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
