import { pathOf } from '@goodword/contract/endpoint'
import { findApplication, type ListedApplication, listAllApplications } from '@goodword/contract/inbox'
import { PAGE_MAX } from '@goodword/contract/limits'
import { readPage } from '@goodword/contract/pages'
import { useNavigate, useSWRConfig } from '@goodword/shared-ui/kernel'
import { pathAfter } from '@goodword/shared-ui/lists/path-after.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { keepWalk, readWalk, type Walk, withMore } from './walk.ts'

/** How many are read before they are opened. */
const AHEAD = 2

/** The way through the list that one came from; alone where one came by the application's own address. */
export function useWalk(id: string) {
  const { cache, mutate } = useSWRConfig()
  const navigate = useNavigate()
  const [walk, setWalk] = useState<Walk>(() => {
    const kept = readWalk()
    return kept?.ids.includes(id) ? kept : { path: '', back: '/applications', ids: [id] }
  })
  const reading = useRef<Promise<Walk>>(undefined)
  const at = walk.ids.indexOf(id)

  function keep(next: Walk): Walk {
    setWalk(next)
    keepWalk(next)
    return next
  }

  /** Reads on in the list. */
  function readOn(): Promise<Walk> {
    if (!walk.nextCursor) return Promise.resolve(walk)
    reading.current ??= readPage<ListedApplication>(pathAfter(walk.path, walk.nextCursor))
      .then(({ items, nextCursor }) =>
        keep(
          withMore(
            { ...walk, at: id },
            items.map((one) => one.id),
            nextCursor,
          ),
        ),
      )
      .finally(() => {
        reading.current = undefined
      })
    return reading.current
  }

  const go = (to: string) => void navigate(`/applications/${to}`, { replace: true, preventScrollReset: true })

  const onArrival = useEffectEvent(() => {
    if (walk.path) keepWalk({ ...walk, at: id })
    const near = walk.ids.slice(Math.max(0, at - 1), at + 1 + AHEAD)
    for (const one of near.filter((other) => other !== id)) {
      const key = pathOf(findApplication, { applicationId: one })
      // What fails is read again when it is opened, and says so there.
      if (!cache.get(key)?.data) void readAhead(key).then((read) => read && mutate(key, read, { revalidate: false }))
    }
    if (at >= walk.ids.length - 1 - AHEAD) void readOn().catch(() => {})
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each application that is opened
  useEffect(() => onArrival(), [id])

  return {
    walk,
    hasPrevious: at > 0,
    hasNext: at < walk.ids.length - 1 || walk.nextCursor !== undefined,
    /** Opens the one after it, or before. @returns whether there is one */
    async move(step: 1 | -1): Promise<boolean> {
      const next = walk.ids[at + step] ?? (step === 1 ? (await readOn().catch(() => walk)).ids[at + 1] : undefined)
      if (next) go(next)
      return next !== undefined
    },
    go,
    /** Looks for what has come since; it is added at the end. @returns how many */
    async findNew(): Promise<number> {
      const first = new URLSearchParams((walk.path || `${listAllApplications.path}?needs=you&summary=1`).split('?')[1])
      first.set('limit', String(PAGE_MAX))
      const { items } = await readPage<ListedApplication>(`${listAllApplications.path}?${first}`)
      const next = withMore(
        walk,
        items.map((one) => one.id),
        walk.nextCursor,
      )
      const found = next.ids.length - walk.ids.length
      if (found > 0) keep(next)
      return found
    },
  }
}

async function readAhead(key: string): Promise<unknown> {
  const reply = await fetch(key, { credentials: 'include' }).catch(() => undefined)
  return reply?.ok ? reply.json() : undefined
}
