import type { Member } from '@goodword/contract/members'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { useState } from 'react'
import { MemberRow } from './member-row.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { useTeamStyles } from './use-team-styles.ts'

/** All members, the longest-standing first, and the question before one is removed or leaves. */
export function MemberList({ members, isOwner }: { members: readonly Member[]; isOwner: boolean }) {
  const styles = useTeamStyles()
  const { t } = useTexts()
  // Kept while the dialog closes, which still names the member.
  const [toRemove, setToRemove] = useState<Member | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const heir = members.find(({ role, userId }) => role === 'owner' && userId !== toRemove?.userId)
  return (
    <Panel>
      <Heading level={2} className={styles.heading}>
        {t('Members')}
      </Heading>
      <ul className={styles.list}>
        {members.map((member) => (
          <MemberRow
            key={member.userId}
            member={member}
            isOwner={isOwner}
            onRemove={() => {
              setToRemove(member)
              setIsAsking(true)
            }}
          />
        ))}
      </ul>
      {toRemove ? (
        <RemoveDialog member={toRemove} heir={heir?.name} open={isAsking} onClose={() => setIsAsking(false)} />
      ) : null}
    </Panel>
  )
}
