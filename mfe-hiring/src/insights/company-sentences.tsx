import { requestIdOf, serverSentence } from '@goodword/contract/call'
import { pathOf } from '@goodword/contract/endpoint'
import { NO_FILTERS, writeInbox } from '@goodword/contract/inbox-search'
import { type CompanyInsights, type Insights, readInsights } from '@goodword/contract/insights'
import { ReadFailed } from '@goodword/shared-ui/feedback/read-failed.tsx'
import { Skeleton } from '@goodword/shared-ui/feedback/skeleton.tsx'
import { formatCount } from '@goodword/shared-ui/formats.ts'
import { useSWR, useTexts } from '@goodword/shared-ui/kernel'
import { CountedSentences } from '@goodword/shared-ui/layout/counted-sentences.tsx'
import { TextLink } from '@goodword/shared-ui/layout/text-link.tsx'
import type { ReactNode } from 'react'
import { invitedWords } from './invited-words.ts'

/** How soon the company answers, what waits longer, and how far invitations get (docs/rules.md#insights-are-counted). */
export function CompanySentences() {
  const texts = useTexts()
  const { t, tn } = texts
  const { data, error, mutate } = useSWR<Insights>(pathOf(readInsights))
  if (error) {
    return (
      <ReadFailed
        heading={t("We couldn't load the insights")}
        text={serverSentence(error)}
        requestId={requestIdOf(error)}
        onRetry={() => void mutate()}
      />
    )
  }
  if (!data) return <Skeleton height="4.5rem" />
  const { usualAnswerDays = null, overdue = null, invited = null } = data.company ?? {}
  return (
    <CountedSentences
      sentences={{
        usual:
          usualAnswerDays === null
            ? null
            : tn(usualAnswerDays, 'You usually answer in {count} day.', 'You usually answer in {count} days.'),
        overdue: overdue && <OverdueSentence overdue={overdue} />,
        invited: invited && invitedWords(invited, texts),
      }}
    />
  )
}

/** The figure opens the inbox, narrowed to what was counted. */
function OverdueSentence({ overdue: { count, to, jobs } }: { overdue: NonNullable<CompanyInsights['overdue']> }) {
  const { t } = useTexts()
  const inbox = (job = '') =>
    `/applications${writeInbox({ ...NO_FILTERS, view: 'needs', q: '', to, sort: 'waiting', job })}`
  const counted = {
    count: formatCount(count),
    all: (words: ReactNode) => <TextLink to={inbox()}>{words}</TextLink>,
  }
  if (jobs.length === 0)
    return t('<all>{count} applications</all> that need you have waited longer than that.', counted)
  const ofJobs = (
    <>
      {jobs.map(({ id, title, count: here }, at) => (
        <span key={id}>
          {at === 0 ? null : ', '}
          <TextLink to={inbox(id)}>
            {t('{count} for {job}', { count: formatCount(here), job: <bdi>{title}</bdi> })}
          </TextLink>
        </span>
      ))}
    </>
  )
  return t('<all>{count} applications</all> that need you have waited longer than that: {jobs}.', {
    ...counted,
    jobs: ofJobs,
  })
}
