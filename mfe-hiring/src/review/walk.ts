import type { Page } from '@goodword/shared-ui/lists/page.ts'

/** The way through a list, in the order in which it was read when it was left: while one works, it stays as it is. */
export interface Walk {
  /** API path of the list's first page. */
  path: string
  /** Address of the list. */
  back: string
  ids: string[]
  nextCursor?: string | undefined
  total?: Page<unknown>['total']
  /** Where one is, or was last. */
  at?: string | undefined
}

const KEY = 'review-walk'

/** The walk of this tab; undefined where there is none. */
export function readWalk(): Walk | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

export function keepWalk(walk: Walk): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(walk))
  } catch {
    // Storage is forbidden or full: a reload then knows this application alone.
  }
}

/** The walk with these at its end; what it has already stays where it is. */
export function withMore(walk: Walk, ids: readonly string[], nextCursor: string | undefined): Walk {
  const known = new Set(walk.ids)
  return { ...walk, ids: [...walk.ids, ...ids.filter((id) => !known.has(id))], nextCursor }
}

/** '7 of 23', or '7 of 1,000+'; nothing for one alone. */
export function positionIn({ ids, total, nextCursor }: Walk, id: string): { at: number; of: number; isExact: boolean } {
  const of = nextCursor ? Math.max(total?.count ?? 0, ids.length) : ids.length
  return { at: ids.indexOf(id) + 1, of, isExact: !nextCursor || (total?.isExact ?? false) }
}
