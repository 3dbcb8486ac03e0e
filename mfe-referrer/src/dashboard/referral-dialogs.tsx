import { RevokeDialog } from '../invitation/revoke-dialog.tsx'
import { ReferralDialog } from './referral-dialog.tsx'
import type { ShownReferral } from './use-shown-referral.ts'

/** The details of a referral, and the question before its invitation is taken back. */
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
        onRevoke={() => setDialog('revoke')}
      />
      <RevokeDialog
        referral={referral}
        open={dialog === 'revoke'}
        onClose={() => setDialog('details')}
        onDone={() => setDialog(null)}
      />
    </>
  )
}
