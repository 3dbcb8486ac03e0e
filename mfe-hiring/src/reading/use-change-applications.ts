import type { Application } from '@goodword/contract/applications'
import { pathOf } from '@goodword/contract/endpoint'
import { findApplication, listAllApplications } from '@goodword/contract/inbox'
import { useSWRConfig } from '@goodword/shared-ui/kernel'
import type { Page } from '@goodword/shared-ui/lists/page.ts'

type Change = <A extends Application>(application: A) => A

/**
 * Changes an application wherever it was read: in the lists of all applications and of its job, and by itself. Nothing is read again.
 * @returns a function of its id, and of what is to become of it
 */
export function useChangeApplications(): (id: string, change: (application: Application) => object) => void {
  const { cache, mutate } = useSWRConfig()
  return (id, change) => {
    const changed = ((application) => ({ ...application, ...change(application) })) as Change
    void mutate<Application>(pathOf(findApplication, { applicationId: id }), (one) => one && changed(one), {
      revalidate: false,
    })
    for (const key of cache.keys()) {
      if (!(key.startsWith(`${listAllApplications.path}?`) || key.startsWith(`${listAllApplications.path}/job/`)))
        continue
      const known: Page<Application> | undefined = cache.get(key)?.data
      if (!known?.items?.some((application) => application.id === id)) continue
      const items = known.items.map((application) => (application.id === id ? changed(application) : application))
      void mutate(key, { ...known, items }, { revalidate: false })
    }
  }
}
