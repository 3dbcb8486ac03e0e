import { QUESTIONS_OPEN, QUESTIONS_PER_ADDRESS, QUESTIONS_PER_DAY } from '@goodword/contract/limits'
import type { OwnQuestion, QuestionInput } from '@goodword/contract/questions'
import { isUnanswered } from '@goodword/contract/statuses'
import { said, saidWith } from '@goodword/languages/texts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { hashedAddress } from '../../auth/hashed-address.ts'
import { lockLink } from '../../auth/links/lock-link.ts'
import { noteOpened } from '../../auth/links/note-opened.ts'
import { candidateQuestions } from '../../db/schema/candidate-questions.ts'
import type { Deps } from '../../deps.ts'
import { Conflict } from '../../errors.ts'
import { takeFromLimit } from '../../rate-limits/take-from-limit.ts'
import { notifyOfQuestion } from './notify-of-question.ts'
import { asOwn } from './own-questions.ts'

const HOUR = 3600
const DAY = 24 * HOUR
const ENOUGH = said('You have asked many questions.')

interface Asked extends QuestionInput {
  token: string
  /** The network address that the request came from. */
  address: string
}

/**
 * Asks the company behind a personal link, without a word of who asks (docs/rules.md#a-question-can-be-asked-before-applying). The same
 * text again is the same question. Company letters are written in the same transaction.
 * @returns the question as who asked it reads it
 * @throws NotFound for a bad link; Conflict after the application, where nobody can apply, and with `QUESTIONS_OPEN` unanswered ones;
 * TooMany
 */
export async function askQuestion(
  deps: Pick<Deps, 'db' | 'env' | 'log' | 'mail'>,
  { token, address, text }: Asked,
): Promise<OwnQuestion> {
  const { db, env, log, mail } = deps
  const { question, isNew, email } = await db.transaction(async (tx) => {
    const { id: referralId, jobId, referrerId, progress, candidateEmail: email, job } = await lockLink(tx, token)
    if (!isUnanswered(progress))
      throw new Conflict(said('You have applied already. Questions can be asked until then.'))
    if (!job) throw new Conflict(said('The company has deleted this posting.'))
    if (job.hiddenAt) throw new Conflict(said('The operators of Goodword hid this posting. It takes no questions.'))
    if (!job.isActive) throw new Conflict(said('This job is closed and takes no new questions.'))
    await noteOpened(tx, referralId)
    const [question] = await tx
      .insert(candidateQuestions)
      .values({ referralId, jobId, text })
      .onConflictDoNothing()
      .returning()
    const isTheirs = eq(candidateQuestions.referralId, referralId)
    if (!question) {
      const isSame = eq(sql`md5(${candidateQuestions.text})`, sql`md5(${text})`)
      const [before] = await tx.select().from(candidateQuestions).where(and(isTheirs, isSame))
      return { question: before, isNew: false, email }
    }
    if ((await tx.$count(candidateQuestions, and(isTheirs, isNull(candidateQuestions.answeredAt)))) > QUESTIONS_OPEN)
      throw new Conflict(
        saidWith('{max} of your questions have no answer yet. Please wait for one of them.', { max: QUESTIONS_OPEN }),
      )
    await takeFromLimit(tx, `questions:${referralId}`, QUESTIONS_PER_DAY, DAY, ENOUGH)
    await takeFromLimit(tx, `questions-from:${hashedAddress(env, address)}`, QUESTIONS_PER_ADDRESS, HOUR, ENOUGH)
    await notifyOfQuestion(tx, mail, { questionId: question.id, jobId, referrerId })
    return { question, isNew: true, email }
  })
  if (!question) throw new Error('A question that was asked before is gone, although its invitation was locked.')
  // Without the invitation: nobody who reads the log learns who asked.
  if (isNew) log.info({ questionId: question.id, jobId: question.jobId }, 'question asked')
  const [own] = await asOwn({ db, env }, [question], email)
  return own as OwnQuestion
}
