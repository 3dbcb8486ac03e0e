import type { OwnSubmission } from '@goodword/contract/corrections'
import { formatDate } from '@goodword/shared-ui/formats.ts'
import { useZone } from '@goodword/shared-ui/use-zone.ts'
import type { ReactElement } from 'react'

interface GoodWordStateProps {
  /** Names, each in its own direction. */
  company: ReactElement
  referrer: ReactElement
  goodWord: NonNullable<OwnSubmission['goodWord']>
  readAt: string | null
}

/** Who has read the referrer's message, and until when that can be chosen (docs/rules.md#the-good-word-can-be-left-out-until-it-is-read). */
export function GoodWordState({ company, referrer, goodWord, readAt }: GoodWordStateProps) {
  const zone = useZone()
  const { isIncluded, isOnItsWay, emailedAt } = goodWord
  const on = (moment: string) => <time dateTime={moment}>{formatDate(moment, zone)}</time>
  if (!isIncluded)
    return readAt ? (
      <span key="read-without">
        {company} opened your application on {on(readAt)}, without <a href="#message">the message from {referrer}</a>.
      </span>
    ) : (
      <span key="left-out">
        <a href="#message">The message from {referrer}</a> is left out. Until {company} opens your application, you can
        put it in.
      </span>
    )
  if (emailedAt)
    return (
      <span key="emailed">
        {company} got <a href="#message">the message from {referrer}</a> on {on(emailedAt)}, in the email about your
        application. It can no longer be left out.
      </span>
    )
  if (readAt)
    return (
      <span key="read">
        {company} opened your application on {on(readAt)}, with <a href="#message">the message from {referrer}</a>.
      </span>
    )
  if (isOnItsWay)
    return (
      <span key="on-its-way">
        An email with <a href="#message">the message from {referrer}</a> is on its way to {company}. It can no longer be
        left out.
      </span>
    )
  return (
    <span key="included">
      <a href="#message">The message from {referrer}</a> goes with your application. Nobody at {company} has read it
      yet, so you can leave it out.
    </span>
  )
}
