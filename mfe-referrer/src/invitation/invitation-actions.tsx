import { Button } from '@fluentui/react-components'
import type { Referral } from '@goodword/contract/referrals'
import { formatDate, formatDeadline } from '@goodword/shared-ui/formats.ts'
import { useId } from 'react'
import { ActionButton } from './action-button.tsx'
import { nextReminder } from './next-reminder.ts'
import { useInvitation } from './use-invitation.ts'
import { useSectionStyles } from './use-section-styles.ts'

const REMINDED = { title: 'Reminder sent', description: 'They get one more email with a link to the invitation.' }
const RESENT = {
  title: 'Invitation sent again',
  description: 'Its new link works for 30 days. The previous link no longer works.',
}

interface InvitationActionsProps {
  referral: Referral
  /** Asks what to correct. */
  onCorrect: () => void
  /** Asks whether to take the invitation back. */
  onRevoke: () => void
}

/** The actions on an unanswered invitation; nothing once it is answered. */
export function InvitationActions({ referral, onCorrect, onRevoke }: InvitationActionsProps) {
  const styles = useSectionStyles()
  const noteId = useId()
  const { remind, resend } = useInvitation(referral)
  const { progress } = referral
  if (progress !== 'invited' && progress !== 'interested' && progress !== 'expired') return null
  const next = nextReminder(referral, Date.now())
  return (
    <section className={styles.root} aria-label="Invitation">
      <div className={styles.buttons}>
        <ActionButton
          label="Send Again"
          pending="Sending..."
          run={resend}
          done={RESENT}
          failed="Failed to send the invitation again"
        />
        {/* It comes back after sending again: a second click there must not land on it. */}
        {progress === 'expired' ? null : (
          <ActionButton
            label="Remind"
            pending="Sending..."
            run={remind}
            done={REMINDED}
            failed="Failed to send the reminder"
            unavailable={next !== null}
            describedBy={next ? noteId : undefined}
          />
        )}
        {referral.isCorrectable ? (
          <Button size="large" onClick={onCorrect}>
            Correct
          </Button>
        ) : null}
        <Button size="large" onClick={onRevoke}>
          Take Back
        </Button>
      </div>
      {next && progress !== 'expired' ? (
        <p className={styles.note} id={noteId}>
          {`Reminded ${formatDate(referral.remindedAt)}. You can remind them again from ${formatDeadline(next)}.`}
        </p>
      ) : null}
    </section>
  )
}
