import { OTHER_ROLES_MONTHS, OTHER_ROLES_TEXT, OTHER_ROLES_VERSION } from '@goodword/contract/other-roles'
import { said } from '@goodword/languages/texts'
import { sql } from 'drizzle-orm'
import type { ApplySession } from '../../auth/apply-session.ts'
import { lockLink } from '../../auth/links/lock-link.ts'
import { requireOwn } from '../../auth/links/require-own.ts'
import { roleConsents } from '../../db/schema/role-consents.ts'
import type { Deps } from '../../deps.ts'
import { Conflict } from '../../errors.ts'
import { isSuppressed } from '../../privacy/suppressions/is-suppressed.ts'
import { takeFromLimit } from '../../rate-limits/take-from-limit.ts'
import { currentLanguage } from '../../watching/current-language.ts'
import { agreedIn } from '../applications/agreed.ts'
import { findOwnApplication } from './find-own-application.ts'
import { isOverForCandidate, otherRolesOf } from './other-roles-of.ts'

/** Letters to the recommender that one candidate causes by this in a day. */
const PER_DAY = 3
const DAY = 24 * 60 * 60

/**
 * Keeps that the candidate is open to other roles, and writes to who recommended them
 * (docs/rules.md#open-to-other-roles-is-a-consent-of-its-own). Said twice it changes nothing.
 * @param session of this browser
 * @throws NotFound for a bad link; Forbidden where it is not the caller's own; Conflict while nothing is over, and for who wants no
 * invitations; TooMany
 */
export async function openToOtherRoles(deps: Deps, session: ApplySession | null, token: string): Promise<void> {
  const { db, env, mail, log } = deps
  const opened = await db.transaction(async (tx) => {
    const link = await lockLink(tx, token)
    requireOwn(link, session)
    const { id: referralId, application, candidateEmail } = link
    const standing = application && (await findOwnApplication({ db: tx, env }, referralId))
    if (!(standing && isOverForCandidate(standing))) throw new Conflict(NOTHING_OVER)
    if (await otherRolesOf(tx, referralId)) return undefined
    for (const email of new Set([candidateEmail, application.email]))
      if (await isSuppressed(tx, env, email)) throw new Conflict(WANTS_NONE)
    await takeFromLimit(tx, `other-roles:${referralId}`, PER_DAY, DAY, said('You changed this many times today.'))
    const agreed = agreedIn(currentLanguage(), OTHER_ROLES_TEXT, OTHER_ROLES_VERSION)
    const row = { referralId, ...agreed, expiresAt: sql`now() + ${`${OTHER_ROLES_MONTHS} months`}::interval` }
    await tx
      .insert(roleConsents)
      .values(row)
      // One that is over and that no sweep has removed yet.
      .onConflictDoUpdate({ target: roleConsents.referralId, set: { ...row, createdAt: sql`now()` } })
    await mail.enqueue(tx, [{ kind: 'referrer-other-roles', referralId }])
    return { referralId }
  })
  if (opened) log.info(opened, 'candidate open to other roles')
}

const NOTHING_OVER = said(
  'Your application is not over. You can do this once the company has said no or closed the job.',
)
const WANTS_NONE = said(
  'You asked for no invitations, and we keep to that: nobody can recommend you now, so we told nobody that you are open to other roles.',
)
