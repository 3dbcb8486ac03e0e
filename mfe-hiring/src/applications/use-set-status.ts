import { type Application, listApplications, setApplicationStatus } from '@goodword/contract/applications'
import { call } from '@goodword/contract/call'
import { pathOf } from '@goodword/contract/endpoint'
import type { ApplicationStatus } from '@goodword/contract/statuses'
import { useSWRConfig } from '@goodword/shared-ui/kernel'
import { useRef } from 'react'
import { withStatus } from './with-status.ts'

export type SetStatus = ReturnType<typeof useSetStatus>

/**
 * Sets an application's status: on screen at once, undone when the server refuses. Changes are sent one after the
 * other, so that the last one chosen is the last one stored; when none is left, the list is read again
 * (docs/rules.md#what-was-read-stays-until-it-is-changed).
 * @returns sets one; answers what the server did
 */
export function useSetStatus(jobId: string) {
  const { mutate } = useSWRConfig()
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const key = pathOf(listApplications, { jobId })
  const change = (update: (list: Application[]) => Application[]) =>
    void mutate<Application[]>(key, (list) => list && update(list), { revalidate: false })

  return async ({ id, status: before }: Application, status: ApplicationStatus) => {
    change((list) => withStatus(list, id, status))
    const sent = last.current.then(() =>
      call(setApplicationStatus, { params: { applicationId: id }, body: { status } }),
    )
    const settled = sent.catch(() => {})
    last.current = settled
    try {
      return await sent
    } catch (error) {
      change((list) => withStatus(list, id, before, status))
      throw error
    } finally {
      if (last.current === settled) void mutate(key)
    }
  }
}
