import { format } from 'date-fns/format'
import type { Connection } from '../db/client.ts'
import type { TemplateName, TemplateProps } from '../emails/catalog.ts'
import { jobTypeText, salaryText } from '../emails/parts/words.ts'
import type { Env } from '../env.ts'
import { type ApplicationSubject, findApplications, findInvitation, type InvitationSubject } from './find-subject.ts'
import type { Letter } from './letter.ts'
import { typedLine, typedText } from './typed-text.ts'

/** A template, what fills it, and where it goes. */
export type Composed = {
  [Name in TemplateName]: { to: string; template: Name; props: TemplateProps[Name] }
}[TemplateName]

const day = (moment: Date) => format(moment, 'MMM d, yyyy')

/**
 * Looks up what letters say and to whom they go, as of now.
 * @returns in the same order; undefined where what a letter is about is gone: then there is nobody to write to
 */
export async function composeLetters(
  db: Connection,
  { APP_URL }: Pick<Env, 'APP_URL'>,
  letters: readonly Letter[],
): Promise<(Composed | undefined)[]> {
  const applicationIds = letters.flatMap((letter) => (letter.kind === 'invitation' ? [] : [letter.applicationId]))
  const applications = await findApplications(db, [...new Set(applicationIds)])
  const composed: (Composed | undefined)[] = []
  for (const letter of letters) {
    if (letter.kind === 'invitation') {
      const subject = await findInvitation(db, letter.referralId)
      composed.push(subject && invitation(subject, `${APP_URL}/apply/${letter.token}`))
    } else {
      const subject = applications.get(letter.applicationId)
      composed.push(subject && aboutApplication(letter, subject, APP_URL))
    }
  }
  return composed
}

function invitation({ referral, job, referrer }: InvitationSubject, applyUrl: string): Composed {
  const candidate = typedLine(referral.candidateName)
  return {
    to: referral.candidateEmail,
    template: 'invitation',
    props: {
      ...placeOf(job),
      candidateFirstName: candidate.split(' ')[0] ?? candidate,
      referrerName: nameOf(referrer),
      location: typedLine(job.location),
      type: jobTypeText(job.type),
      salary: salaryText(job.salaryMin, job.salaryMax),
      message: referral.message === null ? undefined : typedText(referral.message),
      applyUrl,
      openUntil: day(referral.tokenExpiresAt),
    },
  }
}

function aboutApplication(
  letter: Exclude<Letter, { kind: 'invitation' }>,
  { application, referral, job, referrer, manager }: ApplicationSubject,
  appUrl: string,
): Composed {
  const place = placeOf(job)
  const toCandidate = { to: application.email }
  const candidate = { ...place, firstName: typedLine(application.firstName) }
  const toReferrer = { to: referrer.email }
  const referrerProps = {
    ...place,
    referrerFirstName: typedLine(referrer.firstName),
    // The name the referrer knows: what the candidate typed is for the company.
    candidateName: typedLine(referral.candidateName),
    bonus: referral.referralBonus,
    dashboardUrl: `${appUrl}/dashboard`,
  }
  switch (letter.kind) {
    case 'application-confirmation': {
      const about = { referrerName: nameOf(referrer), submittedOn: day(application.createdAt) }
      return { ...toCandidate, template: letter.kind, props: { ...candidate, ...about } }
    }
    case 'status-update':
      return { ...toCandidate, template: letter.kind, props: { ...candidate, status: letter.status } }
    case 'job-removed':
      return { ...toCandidate, template: letter.kind, props: candidate }
    case 'referrer-applied':
      return { ...toReferrer, template: letter.kind, props: referrerProps }
    case 'referrer-status':
      return { ...toReferrer, template: letter.kind, props: { ...referrerProps, status: letter.status } }
    case 'new-application':
      return {
        to: manager.email,
        template: letter.kind,
        props: {
          managerFirstName: typedLine(manager.firstName),
          candidateName: nameOf(application),
          referrerName: nameOf(referrer),
          jobTitle: place.jobTitle,
          dashboardUrl: `${appUrl}/hiring-dashboard`,
        },
      }
  }
}

function placeOf(job: { title: string; companyName: string }) {
  return { jobTitle: typedLine(job.title), companyName: typedLine(job.companyName) }
}

function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return typedLine(`${firstName} ${lastName}`)
}
