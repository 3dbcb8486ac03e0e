import { requestIdOf, serverSentence } from '@goodword/contract/call'
import { pathOf } from '@goodword/contract/endpoint'
import { type Insights, type OwnInsights, readInsights } from '@goodword/contract/insights'
import type { ReferralTurn } from '@goodword/contract/statuses'
import { ReadFailed } from '@goodword/shared-ui/feedback/read-failed.tsx'
import { Skeleton } from '@goodword/shared-ui/feedback/skeleton.tsx'
import { formatCount } from '@goodword/shared-ui/formats.ts'
import { useSWR } from '@goodword/shared-ui/kernel'
import { CountedSentences } from '@goodword/shared-ui/layout/counted-sentences.tsx'
import { TextLink } from '@goodword/shared-ui/layout/text-link.tsx'
import { ALL_REFERRALS, writeNarrowing } from './narrowing.ts'

/** Whose turn it is among the people one has invited, as one was told (docs/rules.md#insights-are-counted). */
export function OwnSentence() {
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
  return <CountedSentences sentences={{ turns: data.own && turnsOf(data.own) }} />
}

/** Each figure opens its rows; without a figure nothing is said. */
function turnsOf({ invited, candidate, company }: OwnInsights) {
  const people = `Of the ${formatCount(invited)} people you invited, `
  const asked = candidate !== null && <Turn turn="candidate">{formatCount(candidate)} have not answered yet</Turn>
  const applied = company !== null && <Turn turn="company">{formatCount(company)} are with the company</Turn>
  if (asked && applied) {
    return (
      <>
        {people}
        {asked} and {applied}.
      </>
    )
  }
  return asked || applied ? (
    <>
      {people}
      {asked || applied}.
    </>
  ) : null
}

function Turn({ turn, children }: { turn: ReferralTurn; children: string[] }) {
  return <TextLink to={`/dashboard?${writeNarrowing({ ...ALL_REFERRALS, turn }, '')}`}>{children}</TextLink>
}
