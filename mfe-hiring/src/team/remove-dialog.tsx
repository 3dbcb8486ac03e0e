import { CURRENT_USER } from '@goodword/contract/addresses'
import { call, failureOf } from '@goodword/contract/call'
import { type Member, removeMember } from '@goodword/contract/members'
import { ConfirmDialog } from '@goodword/shared-ui/feedback/confirm-dialog.tsx'
import { formatCount } from '@goodword/shared-ui/formats.ts'
import { showToast, useNavigate, useSWRConfig } from '@goodword/shared-ui/kernel'
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
        ...(isMe ? LEFT : { title: 'Member removed', description: `${name} gets an email.` }),
      })
      if (isMe) {
        // Of what was read as a member nothing is shown any more.
        await mutate((key) => key !== CURRENT_USER, undefined, { revalidate: false })
        await navigate('/jobs')
        await mutate(CURRENT_USER)
      } else show()
      return true
    } catch (error) {
      showToast({ tone: 'destructive', title: isMe ? 'You did not leave' : 'Nobody was removed', ...failureOf(error) })
      return false
    }
  }

  const theirs = `${isMe ? 'Your' : 'Their'} ${jobs === 1 ? 'job goes' : `${formatCount(jobs)} jobs go`} to `
  return (
    <ConfirmDialog
      open={open}
      title={isMe ? 'Leave the company?' : 'Remove this member?'}
      confirm={isMe ? 'Leave' : 'Remove'}
      pending={isMe ? 'Leaving...' : 'Removing...'}
      onConfirm={confirm}
      onClose={onClose}
    >
      {isMe ? 'You lose' : <bdi>{name}</bdi>}
      {isMe ? '' : ' loses'}
      {' access to all jobs, applications and payments of the company at once. '}
      {jobs > 0 && heir ? (
        <>
          {theirs}
          <bdi>{heir}</bdi>
          {'. '}
        </>
      ) : null}
      {isMe ? 'What you did stays under your name.' : 'What they did stays under their name.'}
    </ConfirmDialog>
  )
}

const LEFT = { title: 'You left the company', description: 'Your account and your own referrals stay as they are.' }
