import type { ReferralLookup } from '@goodword/contract/referrals'
import type { ReactNode } from 'react'

/**
 * A part of the posting in which the sentences of its brief can be led to: there they light up (shell/src/global.css). Each is marked
 * once, where it stands first, also inside another.
 */
export function markQuotes(
  posting: string,
  brief: ReferralLookup['brief'],
  start: number,
  end: number,
  isInner?: boolean,
): ReactNode {
  const [mark] = brief
    .map(({ quote }, at) => ({ at, from: posting.indexOf(quote), to: posting.indexOf(quote) + quote.length }))
    .filter(({ from, to }) => from >= start && from < end && !(isInner && from === start && to >= end))
    .sort((one, other) => one.from - other.from || other.to - one.to)
  if (!mark) return posting.slice(start, end)
  const to = Math.min(mark.to, end)
  return (
    <>
      {posting.slice(start, mark.from)}
      <span id={`quote${mark.at}`}>{markQuotes(posting, brief, mark.from, to, true)}</span>
      {markQuotes(posting, brief, to, end)}
    </>
  )
}
