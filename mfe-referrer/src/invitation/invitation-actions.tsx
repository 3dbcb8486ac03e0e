import { Button } from '@fluentui/react-components'
import type { Referral } from '@goodword/contract/referrals'
import { formatDate, formatDeadline } from '@goodword/shared-ui/formats.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { useId } from 'react'
import { ActionButton } from './action-button.tsx'
import { nextReminder } from './next-reminder.ts'
import { useInvitation } from './use-invitation.ts'
import { useSectionStyles } from './use-section-styles.ts'

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
  const { t } = useTexts()
  const noteId = useId()
  const { remind, resend } = useInvitation(referral)
  const { progress } = referral
  if (progress !== 'invited' && progress !== 'interested' && progress !== 'expired') return null
  const next = nextReminder(referral, Date.now())
  return (
    <section className={styles.root} aria-label={t('Invitation')}>
      <div className={styles.buttons}>
        <ActionButton
          label={t('Send Again')}
          pending={t('Sending...')}
          run={resend}
          done={{
            title: t('Invitation sent again'),
            description: t('Its new link works for 30 days. The previous link no longer works.'),
          }}
          failed={t('Failed to send the invitation again')}
        />
        {/* It comes back after sending again: a second click there must not land on it. */}
        {progress === 'expired' ? null : (
          <ActionButton
            label={t('Remind')}
            pending={t('Sending...')}
            run={remind}
            done={{
              title: t('Reminder sent'),
              description: t('They get one more email with a link to the invitation.'),
            }}
            failed={t('Failed to send the reminder')}
            unavailable={next !== null}
            describedBy={next ? noteId : undefined}
          />
        )}
        {referral.isCorrectable ? (
          <Button size="large" onClick={onCorrect}>
            {t('Correct')}
          </Button>
        ) : null}
        <Button size="large" onClick={onRevoke}>
          {t('Take Back')}
        </Button>
      </div>
      {next && progress !== 'expired' ? (
        <p className={styles.note} id={noteId}>
          {t('Reminded {day}. You can remind them again from {next}.', {
            day: formatDate(referral.remindedAt),
            next: formatDeadline(next),
          })}
        </p>
      ) : null}
    </section>
  )
}
