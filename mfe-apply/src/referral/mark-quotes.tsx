import type { ReferralLookup } from '@goodword/contract/referrals'
import type { ReactNode } from 'react'

interface Mark {
  id: string
  from: number
  length: number
}

/** Where the sentences of a brief stand first in the posting, one that is inside another behind it. */
export function marksOf(posting: string, brief: ReferralLookup['brief']): Mark[] {
  return brief
    .map(({ quote }, at) => ({ id: `quote${at}`, from: posting.indexOf(quote), length: quote.length }))
    .sort((one, other) => one.from - other.from || other.length - one.length)
}

/** A part of the posting in which its marks can be led to: there they light up (shell/src/global.css). */
export function printMarked(posting: string, marks: readonly Mark[], start: number, end: number): ReactNode {
  const [mark, ...rest] = marks.filter(({ from }) => from >= start && from < end)
  if (!mark) return posting.slice(start, end)
  const { id, from, length } = mark
  const to = Math.min(from + length, end)
  return (
    <>
      {posting.slice(start, from)}
      <span id={id}>{printMarked(posting, rest, from, to)}</span>
      {printMarked(posting, rest, to, end)}
    </>
  )
}
