import type { ListedApplication } from '@goodword/contract/inbox'
import { COMPARED_MAX } from '@goodword/contract/marks'

/** Ids in the address of a comparison, each once, however they are written. */
export function readIds(search: string): string[] {
  const ids = (new URLSearchParams(search).get('ids') ?? '').toLowerCase().split(',')
  return [...new Set(ids.filter(Boolean))]
}

/** The address at which these are compared; undefined where they are not two to four to one job. */
export function comparePath(applications: readonly Pick<ListedApplication, 'id' | 'job'>[]): string | undefined {
  const isSome = applications.length >= 2 && applications.length <= COMPARED_MAX
  const isOfOneJob = new Set(applications.map(({ job }) => job.id)).size === 1
  return isSome && isOfOneJob ? `/applications/compare?ids=${applications.map(({ id }) => id).join()}` : undefined
}
