import { CorrectDialog } from '../invitation/correct-dialog.tsx'
import { RevokeDialog } from '../invitation/revoke-dialog.tsx'
import { ReferralDialog } from './referral-dialog.tsx'
import type { ShownReferral } from './use-shown-referral.ts'

/** The details of a referral, the form that corrects its invitation, and the question before that is taken back. */
export function ReferralDialogs({ shown }: { shown: ShownReferral }) {
  const { referral, dialog, setDialog } = shown
  if (!referral) return null
  return (
    <>
      <ReferralDialog
        referral={referral}
        open={dialog === 'details'}
        hasAddress={shown.isAddressed}
        onClose={shown.close}
        onCorrect={() => setDialog('correct')}
        onRevoke={() => setDialog('revoke')}
      />
      <CorrectDialog referral={referral} open={dialog === 'correct'} onClose={() => setDialog('details')} />
      <RevokeDialog
        referral={referral}
        open={dialog === 'revoke'}
        onClose={() => setDialog('details')}
        onDone={() => setDialog(null)}
      />
    </>
  )
}
