import { CURRENT_USER } from '@goodword/contract/addresses'
import { call, failureOf } from '@goodword/contract/call'
import { type Member, removeMember } from '@goodword/contract/members'
import { ConfirmDialog } from '@goodword/shared-ui/feedback/confirm-dialog.tsx'
import { formatCount } from '@goodword/shared-ui/formats.ts'
import { showToast, useNavigate, useSWRConfig, useTexts } from '@goodword/shared-ui/kernel'
import { Sentence } from '@goodword/shared-ui/layout/sentence.tsx'
import { useShowTeam } from './use-team.ts'

interface RemoveDialogProps {
  member: Member
  /** Who gets their jobs; undefined where no owner would be left. */
  heir: string | undefined
  open: boolean
  onClose: () => void
}

/** Asks before somebody is removed, or leaves; says what happens to their jobs. Stays open after a failure. */
export function RemoveDialog({ member, heir, open, onClose }: RemoveDialogProps) {
  const { t, tn } = useTexts()
  const { userId, name, jobs, isMe } = member
  const show = useShowTeam()
  const navigate = useNavigate()
  const { mutate } = useSWRConfig()

  async function confirm() {
    try {
      await call(removeMember, { params: { userId } })
      onClose()
      showToast({
        tone: 'success',
        title: isMe ? t('You left the company') : t('Member removed'),
        description: isMe
          ? t('Your account and your own referrals stay as they are.')
          : t('{name} gets an email.', { name }),
      })
      if (isMe) {
        // Of what was read as a member nothing is shown any more.
        await mutate((key) => key !== CURRENT_USER, undefined, { revalidate: false })
        await navigate('/jobs')
        await mutate(CURRENT_USER)
      } else show()
      return true
    } catch (error) {
      showToast({
        tone: 'destructive',
        title: isMe ? t('You did not leave') : t('Nobody was removed'),
        ...failureOf(error),
      })
      return false
    }
  }

  const theirs = { count: formatCount(jobs), name: heir ?? '' }
  return (
    <ConfirmDialog
      open={open}
      title={isMe ? t('Leave the company?') : t('Remove this member?')}
      confirm={isMe ? t('Leave') : t('Remove')}
      pending={isMe ? t('Leaving...') : t('Removing...')}
      onConfirm={confirm}
      onClose={onClose}
    >
      {isMe
        ? t('You lose access to all jobs, applications and payments of the company at once.')
        : t('{name} loses access to all jobs, applications and payments of the company at once.', {
            name: <bdi>{name}</bdi>,
          })}{' '}
      {jobs > 0 && heir ? (
        <>
          <Sentence
            text={
              isMe
                ? tn(jobs, 'Your job goes to {name}.', 'Your {count} jobs go to {name}.', theirs)
                : tn(jobs, 'Their job goes to {name}.', 'Their {count} jobs go to {name}.', theirs)
            }
            names={[heir]}
          />{' '}
        </>
      ) : null}
      {isMe ? t('What you did stays under your name.') : t('What they did stays under their name.')}
    </ConfirmDialog>
  )
}
