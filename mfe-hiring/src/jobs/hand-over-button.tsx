import { Button, useRestoreFocusTarget } from '@fluentui/react-components'
import { failureOf } from '@goodword/contract/call'
import type { MyJob } from '@goodword/contract/jobs'
import { showToast, useTexts } from '@goodword/shared-ui/kernel'
import { useState } from 'react'
import type { HandOverDialog } from './hand-over-dialog.tsx'

/** Who handles a job (docs/rules.md#a-job-is-in-somebodys-hands); opens the dialog that gives it to somebody else, which is loaded then. */
export function HandOverButton({ job, describedBy }: { job: MyJob; describedBy: string }) {
  const { t } = useTexts()
  const restoreFocus = useRestoreFocusTarget()
  const [loaded, setLoaded] = useState<{ Dialog: typeof HandOverDialog } | null>(null)
  const [isOpen, setIsOpen] = useState(false)

  async function open() {
    try {
      const { HandOverDialog } = await import(/* webpackChunkName: "rare-hand-over" */ './hand-over-dialog.tsx')
      setLoaded({ Dialog: HandOverDialog })
      setIsOpen(true)
    } catch (error) {
      showToast({ tone: 'destructive', title: t('The dialog could not be loaded'), ...failureOf(error) })
    }
  }

  return (
    <>
      <Button {...restoreFocus} appearance="subtle" aria-describedby={describedBy} onClick={() => void open()}>
        {t('Handled by {name}', { name: job.handledBy.name })}
      </Button>
      {loaded ? <loaded.Dialog job={job} open={isOpen} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
