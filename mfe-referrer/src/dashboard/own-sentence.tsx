import { requestIdOf, serverSentence } from '@goodword/contract/call'
import { pathOf } from '@goodword/contract/endpoint'
import { type Insights, type OwnInsights, readInsights } from '@goodword/contract/insights'
import type { ReferralTurn } from '@goodword/contract/statuses'
import { ReadFailed } from '@goodword/shared-ui/feedback/read-failed.tsx'
import { Skeleton } from '@goodword/shared-ui/feedback/skeleton.tsx'
import { formatCount } from '@goodword/shared-ui/formats.ts'
import { type Texts, useSWR, useTexts } from '@goodword/shared-ui/kernel'
import { CountedSentences } from '@goodword/shared-ui/layout/counted-sentences.tsx'
import { TextLink } from '@goodword/shared-ui/layout/text-link.tsx'
import type { ReactNode } from 'react'
import { ALL_REFERRALS, writeNarrowing } from './narrowing.ts'

/** Whose turn it is among the people one has invited, as one was told (docs/rules.md#insights-are-counted). */
export function OwnSentence() {
  const { t } = useTexts()
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
  return <CountedSentences sentences={{ turns: data.own && turnsOf(data.own, t) }} />
}

/** Each figure opens its rows; without a figure nothing is said. */
function turnsOf({ invited, candidate, company }: OwnInsights, t: Texts['t']) {
  const values = {
    invited: formatCount(invited),
    candidate: formatCount(candidate ?? 0),
    company: formatCount(company ?? 0),
    asked: (words: ReactNode) => <Turn turn="candidate">{words}</Turn>,
    applied: (words: ReactNode) => <Turn turn="company">{words}</Turn>,
  }
  if (candidate !== null && company !== null)
    return t(
      'Of the {invited} people you invited, <asked>{candidate} have not answered yet</asked> and <applied>{company} are with the company</applied>.',
      values,
    )
  if (candidate !== null)
    return t('Of the {invited} people you invited, <asked>{candidate} have not answered yet</asked>.', values)
  return company === null
    ? null
    : t('Of the {invited} people you invited, <applied>{company} are with the company</applied>.', values)
}

function Turn({ turn, children }: { turn: ReferralTurn; children: ReactNode }) {
  return <TextLink to={`/dashboard?${writeNarrowing({ ...ALL_REFERRALS, turn }, '')}`}>{children}</TextLink>
}
