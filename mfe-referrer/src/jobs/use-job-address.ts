import { handOverEntry } from '@goodword/shared-ui/dialogs/hand-over-entry.ts'
import { useLocation, useNavigate } from '@goodword/shared-ui/kernel'
import { useCallback, useRef } from 'react'

/**
 * The address of a job's details, over the list (docs/rules.md#every-job-has-an-address).
 * @returns `id` of the job it names, if any; `open` goes there, `close` back to the list, and `giveWay` closes it for another dialog.
 * `open` and `giveWay` stay the same
 */
export function useJobAddress() {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const id = /^\/jobs\/([^/]+)/.exec(pathname)?.[1]
  // The list below the dialog; none where the job was opened by its address.
  const list: string | undefined = state?.list
  const replace = () => void navigate(`${list ?? '/jobs'}${search}`, { replace: true })
  const steps = {
    open(job: string) {
      // Back from the details the page stays where it is, as from every dialog.
      history.scrollRestoration = 'manual'
      void navigate(`/jobs/${job}${search}`, { state: { list: pathname } })
      history.scrollRestoration = 'auto'
    },
    close: () => (list ? void navigate(-1) : replace()),
    giveWay() {
      if (!id) return
      replace()
      if (list) handOverEntry()
    },
  }
  const latest = useRef(steps)
  latest.current = steps
  return {
    id,
    open: useCallback((job: string) => latest.current.open(job), []),
    close: steps.close,
    giveWay: useCallback(() => latest.current.giveWay(), []),
  }
}
