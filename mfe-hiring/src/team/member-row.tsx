import { Button, Select, useRestoreFocusTarget } from '@fluentui/react-components'
import { call, failureOf } from '@goodword/contract/call'
import { changeMember, type Member } from '@goodword/contract/members'
import type { CompanyRole } from '@goodword/contract/statuses'
import { formatCount, formatDate } from '@goodword/shared-ui/formats.ts'
import { showToast, useTexts } from '@goodword/shared-ui/kernel'
import { Person } from '@goodword/shared-ui/layout/person.tsx'
import { mergeClasses } from '@griffel/react'
import { useState } from 'react'
import { ROLE_LABELS } from './role-labels.ts'
import { useShowTeam } from './use-team.ts'
import { useTeamStyles } from './use-team-styles.ts'

interface MemberRowProps {
  member: Member
  /** Whether the reader may change roles and remove others. */
  isOwner: boolean
  onRemove: () => void
}

/** One member: who, since when, as what, and what the reader may change. */
export function MemberRow({ member, isOwner, onRemove }: MemberRowProps) {
  const styles = useTeamStyles()
  const { t, tn } = useTexts()
  const restoreFocus = useRestoreFocusTarget()
  const { name, email, role, since, isMe, jobs } = member
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <Person name={isMe ? t('{name} (you)', { name }) : name} email={email} />
      </div>
      <span className={styles.facts}>
        {t('Since {day}', { day: formatDate(since) })}
        <br />
        {tn(jobs, 'Handles {count} job', 'Handles {count} jobs', { count: formatCount(jobs) })}
      </span>
      <div className={mergeClasses(styles.actions, styles.wide)}>
        {isOwner ? <RoleSelect member={member} /> : <span>{t(ROLE_LABELS[role])}</span>}
        {isMe || isOwner ? (
          <Button
            {...restoreFocus}
            appearance="subtle"
            aria-label={isMe ? t('Leave the company') : t('Remove {name}', { name })}
            onClick={onRemove}
          >
            {isMe ? t('Leave') : t('Remove')}
          </Button>
        ) : null}
      </div>
    </li>
  )
}

/** Sent when it is chosen; a refusal, as for the last owner, shows the role that stays. */
function RoleSelect({ member: { userId, name, role } }: { member: Member }) {
  const { t } = useTexts()
  const show = useShowTeam()
  const [chosen, setChosen] = useState<CompanyRole | null>(null)
  async function change(next: CompanyRole) {
    setChosen(next)
    try {
      show(await call(changeMember, { params: { userId }, body: { role: next } }))
      showToast({
        tone: 'success',
        title: t('Role changed'),
        description:
          next === 'owner' ? t('{name} is an owner now.', { name }) : t('{name} is a manager now.', { name }),
      })
    } catch (error) {
      showToast({ tone: 'destructive', title: t('The role was not changed'), ...failureOf(error) })
    } finally {
      setChosen(null)
    }
  }
  return (
    <Select
      aria-label={t('Role of {name}', { name })}
      value={chosen ?? role}
      disabled={chosen !== null}
      onChange={(_, { value }) => void change(value as CompanyRole)}
    >
      <option value="owner">{t(ROLE_LABELS.owner)}</option>
      <option value="manager">{t(ROLE_LABELS.manager)}</option>
    </Select>
  )
}
