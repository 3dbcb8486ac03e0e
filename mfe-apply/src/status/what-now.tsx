import type { OwnApplication } from '@goodword/contract/candidate'
import type { ReactElement } from 'react'

interface WhatNowProps {
  application: OwnApplication
  /** Its name, in its own direction. */
  company: ReactElement
}

/** Where an application stands and what that means for its candidate, in whole sentences: keyed, as they are replaced whole. */
export function WhatNow({ application, company }: WhatNowProps) {
  const { status, closedAs, companyWords, withdrawnAt, jobClosedAt } = application
  if (withdrawnAt !== null)
    return (
      <p key="withdrawn">
        {company} sees that you withdrew. Your documents, phone number and cover letter are deleted.
      </p>
    )
  switch (closedAs ?? status) {
    case 'hired':
      return (
        <>
          <p key="hired">{company} chose you, and gets in touch with you directly.</p>
          <p>You agree on the contract and the first day with them alone. Congratulations!</p>
        </>
      )
    case 'rejected':
      return (
        <>
          <p key="rejected">{company} decided not to go on with your application.</p>
          {companyWords ? (
            <p>
              {company} wrote: <bdi>“{companyWords}”</bdi>
            </p>
          ) : null}
          <p>We know that this is not what you hoped for. Somebody believes in you, and that still stands.</p>
        </>
      )
    case 'no-longer-interested':
      return (
        <p key="interest">
          {company} closed your application, as you are no longer interested in this job. If that is not so, tell them:
          they can open it again.
        </p>
      )
    case 'did-not-answer':
      return (
        <p key="answer">
          {company} tried to reach you and had no answer, so they closed your application. If you still want the job,
          write to them: they can open it again.
        </p>
      )
    case 'interview':
      return (
        <>
          <p key="interview">{company} would like to meet you, and gets in touch with you directly to find a time.</p>
          <p>
            You can ask them who takes part, how long it takes and what to prepare. If you hear nothing within a week,
            ask the person who recommended you to remind them.
          </p>
        </>
      )
    case 'reviewing':
      return (
        <p key="reviewing">
          {company} is reading your application now. The next step is theirs, you need not do anything.
        </p>
      )
    default:
      return (
        <>
          <p key="pending">Your application is with {company}. The next step is theirs, you need not do anything.</p>
          {jobClosedAt ? (
            <p>They have closed this job. Nobody else can apply, and you may still get an answer.</p>
          ) : null}
        </>
      )
  }
}
