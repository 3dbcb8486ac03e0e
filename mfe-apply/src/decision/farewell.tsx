import type { Ending } from '@goodword/contract/form-answer'
import { said } from '@goodword/languages/texts'
import { EmptyState } from '@goodword/shared-ui/feedback/empty-state.tsx'
import { InvalidLink as Picture } from '@goodword/shared-ui/illustrations/invalid-link.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { useEffect, useRef } from 'react'

const WORDS: Record<Ending, { heading: string; text: string }> = {
  declined: {
    heading: said('Your details are deleted'),
    text: said('Thanks for letting us know. This link no longer works, and the company never heard of you.'),
  },
  never: {
    heading: said('Your details are deleted'),
    text: said(
      'Thanks for letting us know. This link no longer works, the company never heard of you, and we will never invite you again.',
    ),
  },
  erased: {
    heading: said('Your data is erased'),
    text: said(
      'Your details, your application and your documents are gone, and this link no longer works. We wish you all the best.',
    ),
  },
}

/** What the page shows after the link has ended: what was done with the candidate's data. */
export function Farewell({ ending }: { ending: Ending }) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    root.current?.focus()
  }, [])
  const { t } = useTexts()
  const { heading, text } = WORDS[ending]
  return (
    <div ref={root} tabIndex={-1} style={{ outline: 'none' }}>
      <title>{`${t(heading)} · Goodword`}</title>
      <EmptyState level={1} illustration={<Picture />} heading={t(heading)} text={t(text)} />
    </div>
  )
}
