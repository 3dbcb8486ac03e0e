import { Button } from '@fluentui/react-components'
import { call, failureOf } from '@goodword/contract/call'
import { inviteMember, type OpenInvitation, type Team, takeBackInvitation } from '@goodword/contract/members'
import { formatDeadline } from '@goodword/shared-ui/formats.ts'
import { showToast, useTexts } from '@goodword/shared-ui/kernel'
import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles, mergeClasses } from '@griffel/react'
import { useState } from 'react'
import { ROLE_LABELS } from './role-labels.ts'
import { useShowTeam } from './use-team.ts'
import { useTeamStyles } from './use-team-styles.ts'

const useStyles = makeStyles({
  email: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  soft: { display: 'block', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, lineHeight: 1.5 },
})

interface InvitationListProps {
  invitations: readonly OpenInvitation[]
  /** Whether the reader may send them again and take them back. */
  isOwner: boolean
}

/** Who was invited and has not joined yet. */
export function InvitationList({ invitations, isOwner }: InvitationListProps) {
  const styles = useTeamStyles()
  const { t } = useTexts()
  return (
    <Panel>
      <Heading level={2} className={styles.heading}>
        {t('Open invitations')}
      </Heading>
      <ul className={styles.list}>
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} isOwner={isOwner} />
        ))}
      </ul>
    </Panel>
  )
}

function InvitationRow({ invitation, isOwner }: { invitation: OpenInvitation; isOwner: boolean }) {
  const styles = useTeamStyles()
  const { t } = useTexts()
  const own = useStyles()
  const show = useShowTeam()
  const [isBusy, setIsBusy] = useState(false)
  const { id, email, role, invitedBy, endsAt, isOver } = invitation

  async function run(work: () => Promise<Team>, done: string, failed: string) {
    setIsBusy(true)
    try {
      show(await work())
      showToast({ tone: 'success', title: done, description: email })
    } catch (error) {
      showToast({ tone: 'destructive', title: failed, ...failureOf(error) })
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <span className={own.email} dir="auto">
          {email}
        </span>
        <span className={own.soft}>
          {t('{role}, invited by {name}', { role: t(ROLE_LABELS[role]), name: <bdi>{invitedBy}</bdi> })}
        </span>
      </div>
      <span className={styles.facts}>
        {isOver ? t('The link has ended') : t('Open until {day}', { day: formatDeadline(endsAt) })}
      </span>
      {isOwner ? (
        <div className={mergeClasses(styles.actions, styles.wide)}>
          <Button
            appearance="subtle"
            disabledFocusable={isBusy}
            aria-label={t('Send again to {email}', { email })}
            onClick={() =>
              void run(
                () => call(inviteMember, { body: { email, role } }),
                t('Invitation sent again'),
                t('The invitation was not sent'),
              )
            }
          >
            {t('Send again')}
          </Button>
          <Button
            appearance="subtle"
            disabledFocusable={isBusy}
            aria-label={t('Take back the invitation to {email}', { email })}
            onClick={() =>
              void run(
                () => call(takeBackInvitation, { params: { id } }),
                t('Invitation taken back'),
                t('It was not taken back'),
              )
            }
          >
            {t('Take back')}
          </Button>
        </div>
      ) : null}
    </li>
  )
}
