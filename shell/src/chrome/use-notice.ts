import { showToast, useSearchParams } from '@goodword/shared-ui/kernel'
import { useEffect } from 'react'

/**
 * Shows the notice of a redirect (`/?notice=...`, a closed list) as a notification, once, with the reference of the request
 * that was refused, and removes both from the address.
 */
export function useNotice(): void {
  const [search, setSearch] = useSearchParams()
  const name = search.get('notice')
  // An address can be written by anybody: what is no id is not shown.
  const reference = /^[\w-]{8,40}$/.exec(search.get('reference') ?? '')?.[0]
  useEffect(() => {
    if (name === null) return
    void tell(name, reference)
    setSearch(
      (before) => {
        before.delete('notice')
        before.delete('reference')
        return before
      },
      { replace: true },
    )
  }, [name, reference, setSearch])
}

/** Few visits begin with a notice: the words of all come when there is one. */
async function tell(name: string, requestId: string | undefined): Promise<void> {
  const notices = await import(/* webpackChunkName: "rare-notices" */ '@goodword/contract/notices').catch(() => null)
  if (notices?.isNotice(name)) showToast({ ...notices.NOTICES[name], tone: 'neutral', requestId })
}
