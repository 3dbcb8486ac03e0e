import type { Referral } from '@goodword/contract/referrals'
import { Skeleton } from '@goodword/shared-ui/feedback/skeleton.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Modal } from '@goodword/shared-ui/layout/modal.tsx'
import { lazy, Suspense } from 'react'

// Few correct an invitation.
const CorrectForm = lazy(() =>
  import(/* webpackChunkName: "rare-referrer-correction" */ './correct-form.tsx').then(
    (module) => ({ default: module.CorrectForm }),
    () => ({ default: NotLoaded }),
  ),
)

interface CorrectDialogProps {
  referral: Referral
  open: boolean
  onClose: () => void
}

/** 'Correct Invitation': for a mistyped name or address, until the link is used. */
export function CorrectDialog({ referral, open, onClose }: CorrectDialogProps) {
  const { t } = useTexts()
  return (
    <Modal open={open} onClose={onClose} title={t('Correct Invitation')}>
      <Suspense fallback={<Skeleton height="18rem" />}>
        <CorrectForm referral={referral} onDone={onClose} />
      </Suspense>
    </Modal>
  )
}

function NotLoaded() {
  const { t } = useTexts()
  return <p>{t('The form did not load. Please open the page again.')}</p>
}
