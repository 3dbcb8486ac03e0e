import { isNotice, NOTICES } from '@goodword/contract/notices'
import { showToast, useSearchParams } from '@goodword/shared-ui/kernel'
import { useEffect } from 'react'

/**
 * Shows the notice of a redirect (`/?notice=...`, a closed list) as a notification, once, and removes it from the
 * address.
 */
export function useNotice(): void {
  const [search, setSearch] = useSearchParams()
  const name = search.get('notice')
  useEffect(() => {
    if (name === null) return
    if (isNotice(name)) showToast({ ...NOTICES[name], tone: 'neutral' })
    setSearch(
      (before) => {
        before.delete('notice')
        return before
      },
      { replace: true },
    )
  }, [name, setSearch])
}
