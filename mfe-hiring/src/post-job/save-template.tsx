import { Button, useRestoreFocusTarget } from '@fluentui/react-components'
import { useTexts } from '@goodword/shared-ui/kernel'
import { useState } from 'react'
import type { JobValues } from './empty-job.ts'
import { SaveTemplateDialog } from './save-template-dialog.tsx'

/** Keeps what is in the form as a template; opens the dialog that asks for its name. */
export function SaveTemplate({ values }: { values: () => JobValues }) {
  const { t } = useTexts()
  const restoreFocus = useRestoreFocusTarget()
  // Kept while the dialog leaves.
  const [job, setJob] = useState<JobValues>()
  const [isOpen, setIsOpen] = useState(false)

  function open() {
    setJob(values())
    setIsOpen(true)
  }

  return (
    <>
      <Button {...restoreFocus} size="large" appearance="subtle" onClick={open}>
        {t('Save as Template')}
      </Button>
      {job ? <SaveTemplateDialog job={job} open={isOpen} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
