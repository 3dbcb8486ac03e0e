import { LINK_LETTERS_PER_DAY } from '@goodword/contract/limits'
import { isUnanswered } from '@goodword/contract/statuses'
import { said } from '@goodword/languages/texts'
import { and, eq, gt, sql } from 'drizzle-orm'
import { lockLink } from '../../auth/links/lock-link.ts'
import { noteOpened } from '../../auth/links/note-opened.ts'
import type { Transaction } from '../../db/connect/client.ts'
import { letters } from '../../db/schema/letters.ts'
import type { Deps } from '../../deps.ts'
import { Conflict } from '../../errors.ts'
import { isSuppressed } from '../../privacy/suppressions/is-suppressed.ts'
import { takeFromLimit } from '../../rate-limits/take-from-limit.ts'

const DAY = 24 * 60 * 60

/**
 * Sends the invited address one more link to the same page, to go on at a computer. The one at hand keeps working
 * (docs/rules.md#a-candidate-can-go-on-at-a-computer). Asked again within ten minutes, it sends nothing more.
 * @throws NotFound for a bad link; Conflict after the application, for a closed job, and where that address gets no letters;
 * TooMany after three in a day
 */
export async function sendLink({ db, env, mail, log }: Deps, token: string): Promise<void> {
  const referralId = await db.transaction(async (tx) => {
    const { id, job, progress, candidateEmail } = await lockLink(tx, token)
    if (!isUnanswered(progress))
      throw new Conflict(said('You have applied already. Our latest email to you has your link.'))
    if (!job?.isActive) throw new Conflict(said('This job is closed and takes no new applications.'))
    if (await isSuppressed(tx, env, candidateEmail))
      throw new Conflict(
        said('The address of this invitation gets no emails from us. You can copy the address of this page.'),
      )
    if (await wasJustAsked(tx, id)) return undefined
    const often = said('We have sent you this link several times today.')
    await takeFromLimit(tx, `link-letters:${id}`, LINK_LETTERS_PER_DAY, DAY, often)
    await noteOpened(tx, id)
    await mail.enqueue(tx, [{ kind: 'link-again', referralId: id }])
    return id
  })
  if (referralId) log.info({ referralId }, 'link sent again')
}

async function wasJustAsked(tx: Transaction, referralId: string): Promise<boolean> {
  const isRecent = gt(letters.createdAt, sql`now() - interval '10 minutes'`)
  const which = and(eq(letters.referralId, referralId), eq(letters.kind, 'link-again'), isRecent)
  return (await tx.$count(letters, which)) > 0
}
