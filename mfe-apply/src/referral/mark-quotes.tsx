import type { ReferralLookup } from '@goodword/contract/referrals'
import type { ReactNode } from 'react'

/** A text of the posting in which the sentences of its brief can be led to: there they light up (shell/src/global.css). */
export function markQuotes(text: string, brief: ReferralLookup['brief'], at = 0): ReactNode {
  const quote = brief[at]?.quote
  if (!quote) return text
  const [before = '', ...after] = text.split(quote)
  const others = (part: string) => markQuotes(part, brief, at + 1)
  if (!after.length) return others(text)
  return (
    <>
      {others(before)}
      <span id={`quote${at}`}>{quote}</span>
      {others(after.join(quote))}
    </>
  )
}
