import { desc, getTableColumns } from 'drizzle-orm'
import { releasePointers } from '../db/schema/release-pointers.ts'
import { releases } from '../db/schema/releases.ts'
import type { Deps } from '../deps.ts'

/** Every release, newest first, and which of them people get. */
export async function listReleases({ db }: Pick<Deps, 'db'>) {
  const { manifest: _, ...columns } = getTableColumns(releases)
  const [all, pointers] = await Promise.all([
    db.select(columns).from(releases).orderBy(desc(releases.createdAt)),
    db.select().from(releasePointers),
  ])
  return { releases: all, pointers }
}
