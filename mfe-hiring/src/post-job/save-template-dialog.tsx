import { Button, Field, Input } from '@fluentui/react-components'
import { call, failureOf, isApiError } from '@goodword/contract/call'
import { pathOf } from '@goodword/contract/endpoint'
import { NAME_MAX } from '@goodword/contract/limits'
import { useRefetch } from '@goodword/shared-ui/data/use-refetch.ts'
import { showToast, useTexts } from '@goodword/shared-ui/kernel'
import { Modal } from '@goodword/shared-ui/layout/modal.tsx'
import { ModalActions } from '@goodword/shared-ui/layout/modal-actions.tsx'
import { type FormEvent, useState } from 'react'
import { keepTemplate, readTemplates } from '../posting/template-calls.ts'
import type { JobValues } from './empty-job.ts'

interface SaveTemplateDialogProps {
  job: JobValues
  open: boolean
  onClose: () => void
}

/** Asks under which name a posting is kept as a template of the company. */
export function SaveTemplateDialog({ job, open, onClose }: SaveTemplateDialogProps) {
  const { t } = useTexts()
  return (
    <Modal open={open} title={t('Save as template')} onClose={onClose}>
      <NameForm job={job} onClose={onClose} />
    </Modal>
  )
}

function NameForm({ job, onClose }: Omit<SaveTemplateDialogProps, 'open'>) {
  const { t } = useTexts()
  const refetch = useRefetch()
  const [name, setName] = useState(job.title.slice(0, NAME_MAX))
  const [fault, setFault] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  async function save(event: FormEvent) {
    // The dialog is in the page's form as React sees it.
    event.stopPropagation()
    event.preventDefault()
    setIsBusy(true)
    const { version: _, companyName: __, companyLogo: ___, ...posting } = job
    const referralBonus = job.hasReferralBonus ? job.referralBonus : null
    try {
      await call(keepTemplate, { body: { name, posting: { ...posting, referralBonus, isDraft: true } } })
    } catch (error) {
      setIsBusy(false)
      if (isApiError(error)) return setFault(failureOf(error).description)
      return showToast({ tone: 'destructive', title: t('The template was not saved'), ...failureOf(error) })
    }
    showToast({
      tone: 'success',
      title: t('Template saved'),
      description: t('Everybody in your company can start from it.'),
    })
    onClose()
    void refetch(pathOf(readTemplates))
  }

  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Field
        label={t('Name of the template')}
        hint={fault ? undefined : t('It keeps all fields of the form but the name and logo of the company.')}
        validationMessage={fault && <span>{fault}</span>}
        validationState={fault ? 'error' : 'none'}
      >
        <Input
          size="large"
          dir="auto"
          maxLength={NAME_MAX}
          value={name}
          onChange={(_, data) => {
            setName(data.value)
            setFault(undefined)
          }}
        />
      </Field>
      <ModalActions>
        <Button size="large" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button size="large" type="submit" appearance="primary" disabledFocusable={isBusy}>
          {isBusy ? t('Saving...') : t('Save Template')}
        </Button>
      </ModalActions>
    </form>
  )
}
