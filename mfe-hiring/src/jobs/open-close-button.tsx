import { Button, useRestoreFocusTarget } from '@fluentui/react-components'
import { failureOf } from '@goodword/contract/call'
import type { MyJob } from '@goodword/contract/jobs'
import { showToast, useTexts } from '@goodword/shared-ui/kernel'
import { useState } from 'react'
import { CloseJobDialog } from './close-job-dialog.tsx'
import { useSetJobState } from './use-set-job-state.ts'

/** Closes an open job after a question, publishes a draft, and reopens a closed one at once: nobody waits for that. */
export function OpenCloseButton({ job, describedBy }: { job: MyJob; describedBy: string }) {
  const { t } = useTexts()
  const setJobState = useSetJobState()
  const restoreFocus = useRestoreFocusTarget()
  const [pending, setPending] = useState(false)
  // Kept while the dialog closes, which still names the job.
  const [asked, setAsked] = useState<MyJob | null>(null)
  const [isAsking, setIsAsking] = useState(false)

  async function toggle(words = ''): Promise<boolean> {
    setPending(true)
    try {
      const { isActive } = await setJobState(
        job.id,
        words.trim() ? { isActive: false, closingMessage: words } : { isActive: !job.isActive },
      )
      showToast(
        job.isDraft
          ? { tone: 'success', title: t('Job posted successfully!'), description: t('Your job listing is now live.') }
          : isActive
            ? { tone: 'success', title: t('Job reopened'), description: t('It is listed again and takes referrals.') }
            : {
                tone: 'success',
                title: t('Job closed'),
                description: words.trim()
                  ? t('It takes no new referrals or applications. Your message is on its way.')
                  : t('It takes no new referrals or applications.'),
              },
      )
      return true
    } catch (error) {
      showToast({
        tone: 'destructive',
        title: job.isDraft
          ? t('Failed to publish job')
          : job.isActive
            ? t('Failed to close job')
            : t('Failed to reopen job'),
        ...failureOf(error),
      })
      return false
    } finally {
      setPending(false)
    }
  }

  async function close(words: string): Promise<boolean> {
    const isClosed = await toggle(words)
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
        {job.isDraft ? t('Publish') : job.isActive ? t('Close Job') : t('Reopen Job')}
      </Button>
      {asked ? (
        <CloseJobDialog job={asked} open={isAsking} onConfirm={close} onClose={() => setIsAsking(false)} />
      ) : null}
    </>
  )
}
