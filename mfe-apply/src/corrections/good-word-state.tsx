import type { OwnSubmission } from '@goodword/contract/corrections'
import { formatDate } from '@goodword/shared-ui/formats.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { useZone } from '@goodword/shared-ui/use-zone.ts'
import type { ReactElement, ReactNode } from 'react'

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
  const { t, language } = useTexts()
  const { isIncluded, isOnItsWay, emailedAt } = goodWord
  const day = (moment: string) => <time dateTime={moment}>{formatDate(moment, zone, language)}</time>
  const names = { company, referrer, message: (words: ReactNode) => <a href="#message">{words}</a> }
  if (!isIncluded)
    return readAt ? (
      <span key="read-without">
        {t('{company} opened your application on {day}, without <message>the message from {referrer}</message>.', {
          ...names,
          day: day(readAt),
        })}
      </span>
    ) : (
      <span key="left-out">
        {t(
          '<message>The message from {referrer}</message> is left out. Until {company} opens your application, you can put it in.',
          names,
        )}
      </span>
    )
  if (emailedAt)
    return (
      <span key="emailed">
        {t(
          '{company} got <message>the message from {referrer}</message> on {day}, in the email about your application. It can no longer be left out.',
          { ...names, day: day(emailedAt) },
        )}
      </span>
    )
  if (readAt)
    return (
      <span key="read">
        {t('{company} opened your application on {day}, with <message>the message from {referrer}</message>.', {
          ...names,
          day: day(readAt),
        })}
      </span>
    )
  if (isOnItsWay)
    return (
      <span key="on-its-way">
        {t(
          'An email with <message>the message from {referrer}</message> is on its way to {company}. It can no longer be left out.',
          names,
        )}
      </span>
    )
  return (
    <span key="included">
      {t(
        '<message>The message from {referrer}</message> goes with your application. Nobody at {company} has read it yet, so you can leave it out.',
        names,
      )}
    </span>
  )
}
