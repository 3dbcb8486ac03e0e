import { isEnglish } from '@goodword/contract/is-english'
import { AI_CALLS_PER_DAY } from '@goodword/contract/limits'
import type { PlainPosting, PlainPostingInput } from '@goodword/contract/plain-posting'
import { tokensOf } from '@goodword/contract/word-tokens'
import { said } from '@goodword/languages/texts'
import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { askAbout } from '../../ai/ask-about.ts'
import { PLAINER_WORDS, TRANSLATIONS } from '../../ai/instruction.ts'
import { isAbout } from '../../ai/is-about.ts'
import { isTranslation } from '../../ai/is-translation.ts'
import type { ApplySession } from '../../auth/apply-session.ts'
import { findLink } from '../../auth/links/find-link.ts'
import { requireOwn } from '../../auth/links/require-own.ts'
import type { Connection } from '../../db/connect/client.ts'
import { handlerOfJob } from '../../db/members/handler-of-job.ts'
import { applications } from '../../db/schema/applications.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { referrals } from '../../db/schema/referrals.ts'
import { users } from '../../db/schema/users.ts'
import type { Deps } from '../../deps.ts'
import { Conflict } from '../../errors.ts'
import { askModel, type Presser } from '../ai/ask-model.ts'
import { postingAt } from '../jobs/versions/posting-at.ts'

const OFF = said('Other words for this posting are turned off for now. The posting itself stays as it is.')
const ENOUGH = said('Other words for postings were asked for as often today as they may be.')
const SENTENCES: Presser['sentences'] = {
  none: OFF,
  off: { operator: OFF, company: OFF },
  budget: {
    person: said('You have asked for other words for this posting many times today.'),
    company: ENOUGH,
    installation: ENOUGH,
  },
  fault: () =>
    said('The language model has no answer that can be used right now. Please try again later, or read the posting.'),
}

/**
 * The posting of a link in plain words, or in another language, by the language model of this installation
 * (docs/rules.md#a-posting-in-other-words). It reads title, description and requirements alone, as the link's page has them, without
 * links, addresses, telephone numbers, and the names of candidate, recommender and those who posted and handle it.
 * @param session of this browser; asked for after the submission alone
 * @throws NotFound for a bad link; Forbidden where it is not the caller's own; Conflict of a posting that operators hid; what
 * `askModel` throws
 */
export async function plainPosting(
  deps: Pick<Deps, 'db' | 'log' | 'model'>,
  session: ApplySession | null,
  token: string,
  { language }: PlainPostingInput,
): Promise<PlainPosting> {
  const link = await findLink(deps.db, token)
  requireOwn(link, session)
  const { companyId, isHidden, text, names } = await postingOf(deps.db, link.id)
  if (isHidden) throw new Conflict(said('The operators of Goodword hid this posting. It is not put in other words.'))
  const presser = { who: { referralId: link.id }, companyId, limit: AI_CALLS_PER_DAY.candidate, sentences: SENTENCES }
  const answer = await askModel(deps, presser, (model) =>
    askAbout(model, {
      trusted: language ? TRANSLATIONS[language] : PLAINER_WORDS,
      text,
      names,
      isUsable: language ? (...texts) => isTranslation(language, ...texts) : isAbout,
    }),
  )
  return { ...answer, language: language ?? (isEnglish(tokensOf(text)) ? 'en' : null) }
}

/** The posting behind a link, as its page has it, and whose names a model does not read. */
async function postingOf(db: Connection, referralId: string) {
  const [poster, handler] = [alias(users, 'poster'), alias(users, 'handler')]
  const [found] = await db
    .select({
      job: jobs,
      candidateName: referrals.candidateName,
      recommender: { firstName: users.firstName, lastName: users.lastName },
      poster: { firstName: poster.firstName, lastName: poster.lastName },
      handler: { firstName: handler.firstName, lastName: handler.lastName },
      applicant: { firstName: applications.firstName, lastName: applications.lastName },
      appliedAt: applications.createdAt,
    })
    .from(referrals)
    .innerJoin(jobs, eq(jobs.id, referrals.jobId))
    .innerJoin(users, eq(users.id, referrals.referrerId))
    .innerJoin(poster, eq(poster.id, jobs.postedBy))
    .leftJoin(handler, eq(handler.id, sql`${handlerOfJob}`))
    .leftJoin(applications, eq(applications.referralId, referrals.id))
    .where(eq(referrals.id, referralId))
  if (!found) throw new Error('The referral of a link is gone')
  const { job, candidateName, appliedAt, recommender, ...others } = found
  const then = appliedAt && job.editedAt ? await postingAt(db, job.id, appliedAt) : undefined
  const { title, description, requirements } = then?.posting ?? job
  const people = [recommender, others.poster, others.handler, others.applicant]
  return {
    companyId: job.companyId,
    isHidden: job.hiddenAt !== null,
    text: [title, description, requirements].filter(Boolean).join('\n\n'),
    names: [candidateName, ...people.flatMap((person) => (person ? [person.firstName, person.lastName] : []))],
  }
}
