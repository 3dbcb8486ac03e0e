import { TickBox } from '@goodword/shared-ui/form/tick-box.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { type ReactElement, useState } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'

interface DeclineDialogProps {
  token: string
  /** Without scripts it stands open in the page. */
  isPage: boolean
  company: ReactElement
  referrer: ReactElement
  onDecline: (never: boolean) => Promise<void>
  onClose: () => void
}

/**
 * "No thanks": says what is deleted and who learns what, and offers never to ask again
 * (docs/rules.md#whoever-refuses-gets-no-letters).
 */
export function DeclineDialog({ token, isPage, company, referrer, onDecline, onClose }: DeclineDialogProps) {
  const { t } = useTexts()
  const [never, setNever] = useState(false)
  return (
    <ConfirmDialog
      token={token}
      decision="decline"
      isPage={isPage}
      heading={t('Delete your details?')}
      text={t(
        'We delete your name and address now, and this link stops working. {referrer} only sees that you said no; {company} never hears of it.',
        { referrer, company },
      )}
      confirm={t('Delete my details')}
      pending={t('Deleting...')}
      cancel={t('Keep my invitation')}
      onConfirm={() => onDecline(never)}
      onClose={onClose}
    >
      <TickBox name="never" label={t('Never invite me again, whoever refers me')} checked={never} onTick={setNever} />
    </ConfirmDialog>
  )
}
