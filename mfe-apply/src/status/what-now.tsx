import type { OwnApplication } from '@goodword/contract/candidate'
import { useTexts } from '@goodword/shared-ui/kernel'
import type { ReactElement } from 'react'

interface WhatNowProps {
  application: OwnApplication
  /** Its name, in its own direction. */
  company: ReactElement
}

/** Where an application stands and what that means for its candidate, in whole sentences: keyed, as they are replaced whole. */
export function WhatNow({ application, company }: WhatNowProps) {
  const { status, closedAs, companyWords, withdrawnAt, jobClosedAt } = application
  const { t } = useTexts()
  if (withdrawnAt !== null)
    return (
      <p key="withdrawn">
        {t('{company} sees that you withdrew. Your documents, phone number and cover letter are deleted.', { company })}
      </p>
    )
  switch (closedAs ?? status) {
    case 'hired':
      return (
        <>
          <p key="hired">{t('{company} chose you, and gets in touch with you directly.', { company })}</p>
          <p>{t('You agree on the contract and the first day with them alone. Congratulations!')}</p>
        </>
      )
    case 'rejected':
      return (
        <>
          <p key="rejected">{t('{company} decided not to go on with your application.', { company })}</p>
          {companyWords ? (
            <p>{t('{company} wrote: {words}', { company, words: <bdi>{`“${companyWords}”`}</bdi> })}</p>
          ) : null}
          <p>{t('We know that this is not what you hoped for. Somebody believes in you, and that still stands.')}</p>
        </>
      )
    case 'no-longer-interested':
      return (
        <p key="interest">
          {t(
            '{company} closed your application, as you are no longer interested in this job. If that is not so, tell them: they can open it again.',
            { company },
          )}
        </p>
      )
    case 'did-not-answer':
      return (
        <p key="answer">
          {t(
            '{company} tried to reach you and had no answer, so they closed your application. If you still want the job, write to them: they can open it again.',
            { company },
          )}
        </p>
      )
    case 'interview':
      return (
        <>
          <p key="interview">
            {t('{company} would like to meet you, and gets in touch with you directly to find a time.', { company })}
          </p>
          <p>
            {t(
              'You can ask them who takes part, how long it takes and what to prepare. If you hear nothing within a week, ask the person who recommended you to remind them.',
            )}
          </p>
        </>
      )
    case 'reviewing':
      return (
        <p key="reviewing">
          {t('{company} is reading your application now. The next step is theirs, you need not do anything.', {
            company,
          })}
        </p>
      )
    default:
      return (
        <>
          <p key="pending">
            {t('Your application is with {company}. The next step is theirs, you need not do anything.', { company })}
          </p>
          {jobClosedAt ? (
            <p>{t('They have closed this job. Nobody else can apply, and you may still get an answer.')}</p>
          ) : null}
        </>
      )
  }
}
