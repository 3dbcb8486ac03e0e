import type { Total } from '@goodword/contract/pages'
import type { Referral, ReferralQuery } from '@goodword/contract/referrals'
import { and } from 'drizzle-orm'
import type { Actor } from '../../auth/actor.ts'
import { type ListPage, listPage } from '../../db/paging/list-page.ts'
import { totalFor } from '../../db/paging/total-for.ts'
import { referrals } from '../../db/schema/referrals.ts'
import type { Deps } from '../../deps.ts'
import { countOwn } from './count-own.ts'
import { countReferralsOf, findReferrals } from './find-referrals.ts'
import { isAskedFor } from './is-asked-for.ts'
import { requireSelf } from './require-self.ts'

/**
 * The session's own referrals, newest first unless asked otherwise, and of these what is asked for
 * (docs/rules.md#own-lists-come-in-pages, docs/rules.md#own-referrals-can-be-searched).
 * @returns with `limit` a page of them and, with the first, how many there are; without it the first `LIST_MAX`
 * @throws Forbidden for anybody else's, BadInput for a foreign cursor
 */
export async function listReferrals(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  ofUserId: string,
  query: ReferralQuery = {},
): Promise<ListPage<Referral> & { total: Total | undefined }> {
  const userId = requireSelf(actor, ofUserId)
  const { q, turn, sort = 'newest' } = query
  const which = isAskedFor(userId, query)
  const list = sort === 'newest' ? `referrals/${userId}` : `referrals/${userId}/${sort}`
  const [page, total] = await Promise.all([
    listPage(list, query, referrals, (after, limit) => findReferrals(db, and(which, after), limit, sort), sort),
    totalFor(query, async () => (q || turn ? countReferralsOf(db, which) : (await countOwn(db, userId)).total)),
  ])
  return { ...page, total }
}
