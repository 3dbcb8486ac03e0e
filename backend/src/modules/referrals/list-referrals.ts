import type { PageQuery } from '@goodword/contract/page-query'
import type { Total } from '@goodword/contract/pages'
import type { Referral } from '@goodword/contract/referrals'
import { and, eq } from 'drizzle-orm'
import type { Actor } from '../../auth/actor.ts'
import { type ListPage, listPage } from '../../db/paging/list-page.ts'
import { totalFor } from '../../db/paging/total-for.ts'
import { referrals } from '../../db/schema/referrals.ts'
import type { Deps } from '../../deps.ts'
import { countOwn } from './count-own.ts'
import { findReferrals } from './find-referrals.ts'
import { requireSelf } from './require-self.ts'

/**
 * The session's own referrals, newest first (docs/rules.md#own-lists-come-in-pages).
 * @returns with `limit` a page of them and, with the first, how many there are; without it the first `LIST_MAX`
 * @throws Forbidden for anybody else's, BadInput for a foreign cursor
 */
export async function listReferrals(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  ofUserId: string,
  query: PageQuery = {},
): Promise<ListPage<Referral> & { total: Total | undefined }> {
  const userId = requireSelf(actor, ofUserId)
  const [page, total] = await Promise.all([
    listPage(`referrals/${userId}`, query, referrals, (after, limit) =>
      findReferrals(db, and(eq(referrals.referrerId, userId), after), limit),
    ),
    totalFor(query, async () => (await countOwn(db, userId)).total),
  ])
  return { ...page, total }
}
