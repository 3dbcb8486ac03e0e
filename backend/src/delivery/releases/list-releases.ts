import { desc, getTableColumns } from 'drizzle-orm'
import { releasePointers } from '../../db/schema/release-pointers.ts'
import { releases } from '../../db/schema/releases.ts'
import type { Deps } from '../../deps.ts'
import { readWatches } from './watch-release.ts'

/** Every release, newest first, which of them people get, and which of those the server looks after. */
export async function listReleases({ db }: Pick<Deps, 'db'>) {
  const { manifest: _, ...columns } = getTableColumns(releases)
  const [all, pointers, watches] = await Promise.all([
    db.select(columns).from(releases).orderBy(desc(releases.createdAt)),
    db.select().from(releasePointers),
    readWatches({ db }),
  ])
  return { releases: all, pointers, watches }
}
