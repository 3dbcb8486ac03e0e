import { isApiError, requestIdOf, serverSentence } from '@goodword/contract/call'
import { EmptyState } from '@goodword/shared-ui/feedback/empty-state.tsx'
import { ReadFailed } from '@goodword/shared-ui/feedback/read-failed.tsx'
import { RowsSkeleton } from '@goodword/shared-ui/feedback/rows-skeleton.tsx'
import { EmptyPostedJobs } from '@goodword/shared-ui/illustrations/empty-posted-jobs.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { ButtonLink } from '@goodword/shared-ui/layout/button-link.tsx'
import { makeStyles } from '@griffel/react'
import { InvitationList } from './invitation-list.tsx'
import { InviteForm } from './invite-form.tsx'
import { MemberList } from './member-list.tsx'
import { useTeam } from './use-team.ts'

const useStyles = makeStyles({ parts: { display: 'grid', gap: '24px' } })

/** Members, whom an owner invites, and who was invited. */
export function Team() {
  const styles = useStyles()
  const { t } = useTexts()
  const { data: team, error, mutate } = useTeam()
  if (!team) {
    // Nobody is a member yet.
    if (isApiError(error) && error.status === 400) return <NeedsSetup />
    return error ? (
      <ReadFailed
        heading={t("We couldn't load your team")}
        text={serverSentence(error)}
        requestId={requestIdOf(error)}
        onRetry={() => void mutate()}
      />
    ) : (
      <RowsSkeleton count={3} />
    )
  }
  const isOwner = team.members.some(({ isMe, role }) => isMe && role === 'owner')
  return (
    <div className={styles.parts}>
      <MemberList members={team.members} isOwner={isOwner} />
      {isOwner ? <InviteForm isAlone={team.members.length === 1} /> : null}
      {team.invitations.length > 0 ? <InvitationList invitations={team.invitations} isOwner={isOwner} /> : null}
    </div>
  )
}

function NeedsSetup() {
  const { t } = useTexts()
  return (
    <EmptyState
      illustration={<EmptyPostedJobs />}
      heading={t('Your company comes first')}
      text={t('Set it up, and invite your colleagues afterwards.')}
      action={
        <ButtonLink to="/company-setup" appearance="primary" size="large">
          {t('Set up company')}
        </ButtonLink>
      }
    />
  )
}
