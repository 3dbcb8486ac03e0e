import { Button } from '@fluentui/react-components'
import { failureOf } from '@goodword/contract/call'
import type { MyJob } from '@goodword/contract/jobs'
import { showToast } from '@goodword/shared-ui/kernel'
import { useState } from 'react'
import { useSetJobState } from './use-set-job-state.ts'

/** Closes an open job and reopens a closed one. Neither loses anything, so there is no question. */
export function OpenCloseButton({ job, describedBy }: { job: MyJob; describedBy: string }) {
  const setJobState = useSetJobState()
  const [pending, setPending] = useState(false)

  async function toggle() {
    setPending(true)
    try {
      const { isActive } = await setJobState(job.id, !job.isActive)
      showToast(
        isActive
          ? { tone: 'success', title: 'Job reopened', description: 'It is listed again and takes referrals.' }
          : { tone: 'success', title: 'Job closed', description: 'It takes no new referrals or applications.' },
      )
    } catch (error) {
      showToast({
        tone: 'destructive',
        title: job.isActive ? 'Failed to close job' : 'Failed to reopen job',
        ...failureOf(error),
      })
    } finally {
      setPending(false)
    }
  }

  return (
    // Focusable while pending, so that it keeps the focus.
    <Button
      appearance="subtle"
      disabledFocusable={pending}
      aria-describedby={describedBy}
      onClick={() => void toggle()}
    >
      {job.isActive ? 'Close Job' : 'Reopen Job'}
    </Button>
  )
}
