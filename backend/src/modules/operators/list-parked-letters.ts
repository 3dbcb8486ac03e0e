import type { ParkedLetter } from '@goodword/contract/operators'
import type { PageQuery } from '@goodword/contract/page-query'
import type { Total } from '@goodword/contract/pages'
import { and, desc, eq } from 'drizzle-orm'
import { type Actor, requireOperator } from '../../auth/actor.ts'
import { type ListPage, listPage } from '../../db/paging/list-page.ts'
import { totalFor } from '../../db/paging/total-for.ts'
import { letters } from '../../db/schema/letters.ts'
import type { Deps } from '../../deps.ts'
import { findLetterKind } from '../../letters/letter-kinds.ts'
import { type LetterRow, openLetter } from '../../letters/open-letter.ts'
import { maskedAddress } from './masked-address.ts'

/**
 * Letters that were given up, newest first. Of who a letter is to an operator sees the part, and where the mail goes: that is
 * what refuses it (docs/rules.md#operators-see-as-little-of-people-as-will-do).
 * @throws Unauthenticated, NotFound for everybody who is no operator; BadInput for a foreign cursor
 */
export async function listParkedLetters(
  deps: Pick<Deps, 'db' | 'env'>,
  actor: Actor,
  query: PageQuery,
): Promise<ListPage<ParkedLetter> & { total: Total | undefined }> {
  requireOperator(actor)
  const { db } = deps
  const isParked = eq(letters.state, 'parked')
  const [page, total] = await Promise.all([
    listPage('parked-letters', query, letters, async (after, limit) => {
      const rows = await db
        .select()
        .from(letters)
        .where(and(isParked, after))
        .orderBy(desc(letters.createdAt), desc(letters.id))
        .limit(limit)
      return Promise.all(rows.map((row) => shown(deps, row)))
    }),
    totalFor(query, () => db.$count(letters, isParked)),
  ])
  return { ...page, total }
}

async function shown(deps: Pick<Deps, 'db' | 'env'>, row: LetterRow): Promise<ParkedLetter> {
  const { id, kind, attempts, lastError, createdAt, requestId } = row
  // A letter that this server cannot read is given up, too: it is shown without an address.
  const letter = await openLetter(deps, row).catch(() => undefined)
  return {
    id,
    kind,
    to: findLetterKind(kind)?.to ?? null,
    address: letter ? maskedAddress(letter.to) : null,
    attempts,
    reason: lastError,
    createdAt: createdAt.toISOString(),
    requestId,
  }
}
