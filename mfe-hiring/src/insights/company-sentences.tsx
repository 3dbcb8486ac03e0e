import { daysText } from '@goodword/contract/answer-words'
import { requestIdOf, serverSentence } from '@goodword/contract/call'
import { pathOf } from '@goodword/contract/endpoint'
import { NO_FILTERS, writeInbox } from '@goodword/contract/inbox-search'
import { type CompanyInsights, type Insights, readInsights } from '@goodword/contract/insights'
import { ReadFailed } from '@goodword/shared-ui/feedback/read-failed.tsx'
import { Skeleton } from '@goodword/shared-ui/feedback/skeleton.tsx'
import { formatCount } from '@goodword/shared-ui/formats.ts'
import { useSWR } from '@goodword/shared-ui/kernel'
import { CountedSentences } from '@goodword/shared-ui/layout/counted-sentences.tsx'
import { TextLink } from '@goodword/shared-ui/layout/text-link.tsx'
import { invitedWords } from './invited-words.ts'

/** How soon the company answers, what waits longer, and how far invitations get (docs/rules.md#insights-are-counted). */
export function CompanySentences() {
  const { data, error, mutate } = useSWR<Insights>(pathOf(readInsights))
  if (error) {
    return (
      <ReadFailed
        heading="We couldn't load the insights"
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
        usual: usualAnswerDays === null ? null : `You usually answer in ${daysText(usualAnswerDays)}.`,
        overdue: overdue && <OverdueSentence overdue={overdue} />,
        invited: invited && invitedWords(invited),
      }}
    />
  )
}

/** The figure opens the inbox, narrowed to what was counted. */
function OverdueSentence({ overdue: { count, to, jobs } }: { overdue: NonNullable<CompanyInsights['overdue']> }) {
  const inbox = (job = '') =>
    `/applications${writeInbox({ ...NO_FILTERS, view: 'needs', q: '', to, sort: 'waiting', job })}`
  return (
    <>
      <TextLink to={inbox()}>{formatCount(count)} applications</TextLink> that need you have waited longer than that
      {jobs.map(({ id, title, count: here }, at) => (
        <span key={id}>
          {at === 0 ? ': ' : ', '}
          <TextLink to={inbox(id)}>
            {formatCount(here)} for <bdi>{title}</bdi>
          </TextLink>
        </span>
      ))}
      .
    </>
  )
}
