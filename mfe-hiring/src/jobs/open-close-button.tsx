import { Button, useRestoreFocusTarget } from '@fluentui/react-components'
import { failureOf } from '@goodword/contract/call'
import type { MyJob } from '@goodword/contract/jobs'
import { showToast } from '@goodword/shared-ui/kernel'
import { useState } from 'react'
import { CloseJobDialog } from './close-job-dialog.tsx'
import { useSetJobState } from './use-set-job-state.ts'

/** Closes an open job after a question, and reopens a closed one at once: nobody waits for that. */
export function OpenCloseButton({ job, describedBy }: { job: MyJob; describedBy: string }) {
  const setJobState = useSetJobState()
  const restoreFocus = useRestoreFocusTarget()
  const [pending, setPending] = useState(false)
  // Kept while the dialog closes, which still names the job.
  const [asked, setAsked] = useState<MyJob | null>(null)
  const [isAsking, setIsAsking] = useState(false)

  async function toggle(): Promise<boolean> {
    setPending(true)
    try {
      const { isActive } = await setJobState(job.id, { isActive: !job.isActive })
      showToast(
        isActive
          ? { tone: 'success', title: 'Job reopened', description: 'It is listed again and takes referrals.' }
          : { tone: 'success', title: 'Job closed', description: 'It takes no new referrals or applications.' },
      )
      return true
    } catch (error) {
      showToast({
        tone: 'destructive',
        title: job.isActive ? 'Failed to close job' : 'Failed to reopen job',
        ...failureOf(error),
      })
      return false
    } finally {
      setPending(false)
    }
  }

  async function close(): Promise<boolean> {
    const isClosed = await toggle()
    if (isClosed) setIsAsking(false)
    return isClosed
  }

  function press() {
    if (!job.isActive) return void toggle()
    setAsked(job)
    setIsAsking(true)
  }

  return (
    <>
      {/* Focusable while pending, so that it keeps the focus. */}
      <Button
        {...restoreFocus}
        appearance="subtle"
        disabledFocusable={pending}
        aria-describedby={describedBy}
        onClick={press}
      >
        {job.isActive ? 'Close Job' : 'Reopen Job'}
      </Button>
      {asked ? (
        <CloseJobDialog job={asked} open={isAsking} onConfirm={close} onClose={() => setIsAsking(false)} />
      ) : null}
    </>
  )
}
