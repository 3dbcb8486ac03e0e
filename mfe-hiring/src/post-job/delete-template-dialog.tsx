import { call, failureOf } from '@goodword/contract/call'
import { pathOf } from '@goodword/contract/endpoint'
import type { PostingTemplate } from '@goodword/contract/posting-templates'
import { useRefetch } from '@goodword/shared-ui/data/use-refetch.ts'
import { ConfirmDialog } from '@goodword/shared-ui/feedback/confirm-dialog.tsx'
import { showToast, useNavigate, useTexts } from '@goodword/shared-ui/kernel'
import { readTemplates, removeTemplate } from '../posting/template-calls.ts'

interface DeleteTemplateDialogProps {
  template: PostingTemplate
  open: boolean
  onClose: () => void
}

/** Asks before a template is deleted for everybody of the company. */
export function DeleteTemplateDialog({ template, open, onClose }: DeleteTemplateDialogProps) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const refetch = useRefetch()

  async function remove(): Promise<boolean> {
    try {
      await call(removeTemplate, { params: { id: template.id } })
    } catch (error) {
      showToast({ tone: 'destructive', title: t('The template was not deleted'), ...failureOf(error) })
      return false
    }
    showToast({ tone: 'success', title: t('Template deleted') })
    onClose()
    void navigate('/post-job')
    void refetch(pathOf(readTemplates))
    return true
  }

  return (
    <ConfirmDialog
      open={open}
      title={t('Delete this template?')}
      confirm={t('Delete Template')}
      pending={t('Deleting...')}
      onConfirm={remove}
      onClose={onClose}
    >
      {t('{template} is deleted for everybody in your company. Jobs posted from it stay.', {
        template: <bdi>{template.name}</bdi>,
      })}
    </ConfirmDialog>
  )
}
