import { Button, Select, useRestoreFocusTarget } from '@fluentui/react-components'
import { call, failureOf } from '@goodword/contract/call'
import { changeMember, type Member } from '@goodword/contract/members'
import type { CompanyRole } from '@goodword/contract/statuses'
import { formatCount, formatDate } from '@goodword/shared-ui/formats.ts'
import { showToast } from '@goodword/shared-ui/kernel'
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
  const restoreFocus = useRestoreFocusTarget()
  const { name, email, role, since, isMe, jobs } = member
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <Person name={isMe ? `${name} (you)` : name} email={email} />
      </div>
      <span className={styles.facts}>
        Since {formatDate(since)}
        <br />
        {`Handles ${formatCount(jobs)} ${jobs === 1 ? 'job' : 'jobs'}`}
      </span>
      <div className={mergeClasses(styles.actions, styles.wide)}>
        {isOwner ? <RoleSelect member={member} /> : <span>{ROLE_LABELS[role]}</span>}
        {isMe || isOwner ? (
          <Button
            {...restoreFocus}
            appearance="subtle"
            aria-label={isMe ? 'Leave the company' : `Remove ${name}`}
            onClick={onRemove}
          >
            {isMe ? 'Leave' : 'Remove'}
          </Button>
        ) : null}
      </div>
    </li>
  )
}

/** Sent when it is chosen; a refusal, as for the last owner, shows the role that stays. */
function RoleSelect({ member: { userId, name, role } }: { member: Member }) {
  const show = useShowTeam()
  const [chosen, setChosen] = useState<CompanyRole | null>(null)
  async function change(next: CompanyRole) {
    setChosen(next)
    try {
      show(await call(changeMember, { params: { userId }, body: { role: next } }))
      showToast({
        tone: 'success',
        title: 'Role changed',
        description: `${name} is ${next === 'owner' ? 'an owner' : 'a manager'} now.`,
      })
    } catch (error) {
      showToast({ tone: 'destructive', title: 'The role was not changed', ...failureOf(error) })
    } finally {
      setChosen(null)
    }
  }
  return (
    <Select
      aria-label={`Role of ${name}`}
      value={chosen ?? role}
      disabled={chosen !== null}
      onChange={(_, { value }) => void change(value as CompanyRole)}
    >
      <option value="owner">{ROLE_LABELS.owner}</option>
      <option value="manager">{ROLE_LABELS.manager}</option>
    </Select>
  )
}
