import { call, failureOf } from '@goodword/contract/call'
import { removeDomain } from '@goodword/contract/companies'
import { ConfirmDialog } from '@goodword/shared-ui/feedback/confirm-dialog.tsx'
import { showToast, useTexts } from '@goodword/shared-ui/kernel'
import { useShowCompany } from './use-show-company.ts'

interface RemoveDialogProps {
  domain: string
  open: boolean
  onClose: () => void
}

/** The question before the mark is gone. */
export function RemoveDialog({ domain, open, onClose }: RemoveDialogProps) {
  const { t } = useTexts()
  const show = useShowCompany()
  async function remove(): Promise<boolean> {
    try {
      const company = await call(removeDomain)
      onClose()
      show(company)
      return true
    } catch (error) {
      showToast({ tone: 'destructive', title: t('The domain was not removed'), ...failureOf(error) })
      return false
    }
  }
  return (
    <ConfirmDialog
      open={open}
      title={t('Remove the domain?')}
      confirm={t('Remove Domain')}
      pending={t('Removing...')}
      onConfirm={remove}
      onClose={onClose}
    >
      {t(
        'Your jobs no longer show {domain}, candidates read that nobody has checked who posts them, and others can take a name like yours. You can prove the domain again.',
        { domain: <bdi>{domain}</bdi> },
      )}
    </ConfirmDialog>
  )
}
