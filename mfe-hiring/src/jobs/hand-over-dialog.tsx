import { Button } from '@fluentui/react-components'
import { call, failureOf, requestIdOf, serverSentence } from '@goodword/contract/call'
import { pathOf } from '@goodword/contract/endpoint'
import { myJobsPath } from '@goodword/contract/job-lists'
import { handOverJob, type MyJob } from '@goodword/contract/jobs'
import { listMembers, type Member, type Team } from '@goodword/contract/members'
import { ReadFailed } from '@goodword/shared-ui/feedback/read-failed.tsx'
import { Skeleton } from '@goodword/shared-ui/feedback/skeleton.tsx'
import { showToast, useSWR, useTexts } from '@goodword/shared-ui/kernel'
import { Modal } from '@goodword/shared-ui/layout/modal.tsx'
import { ModalActions } from '@goodword/shared-ui/layout/modal-actions.tsx'
import { TextLink } from '@goodword/shared-ui/layout/text-link.tsx'
import { useChangeList } from '@goodword/shared-ui/lists/use-change-list.ts'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { useState } from 'react'

const useStyles = makeStyles({
  text: { margin: '0 0 12px', color: tokens.colorNeutralForeground2, lineHeight: 1.55, overflowWrap: 'anywhere' },
  people: { display: 'grid', gap: '4px', margin: 0, padding: 0, border: 'none', minWidth: 0 },
  legend: { padding: 0, marginBottom: '4px', fontWeight: tokens.fontWeightSemibold },
  person: { display: 'flex', alignItems: 'center', gap: '12px', minHeight: '44px', cursor: 'pointer' },
  dot: { width: '18px', height: '18px', margin: 0, flexShrink: 0, accentColor: tokens.colorBrandBackground },
})

interface HandOverDialogProps {
  job: MyJob
  open: boolean
  onClose: () => void
}

/** Chooses which member handles a job: letters about its applications go there. */
export function HandOverDialog({ job, open, onClose }: HandOverDialogProps) {
  const styles = useStyles()
  const { t } = useTexts()
  const { data: team, error, mutate } = useSWR<Team>(open ? pathOf(listMembers) : null)
  return (
    <Modal open={open} title={t('Who handles this job?')} onClose={onClose}>
      <p className={styles.text}>
        {t('{job}: they get the letters about its applications. All members see the job as before.', {
          job: <bdi>{job.title || t('Untitled draft')}</bdi>,
        })}
      </p>
      {team ? (
        <Choice job={job} members={team.members} onClose={onClose} />
      ) : error ? (
        <ReadFailed
          heading={t("We couldn't load your team")}
          text={serverSentence(error)}
          requestId={requestIdOf(error)}
          onRetry={() => void mutate()}
        />
      ) : (
        <Skeleton height="96px" />
      )}
    </Modal>
  )
}

interface ChoiceProps {
  job: MyJob
  members: readonly Member[]
  onClose: () => void
}

function Choice({ job, members, onClose }: ChoiceProps) {
  const styles = useStyles()
  const { t } = useTexts()
  const changeList = useChangeList<MyJob>()
  const [chosen, setChosen] = useState(job.handledBy.id)
  const [isBusy, setIsBusy] = useState(false)

  async function save() {
    if (chosen === job.handledBy.id) return onClose()
    setIsBusy(true)
    try {
      const changed = await call(handOverJob, { params: { id: job.id }, body: { userId: chosen } })
      changeList(myJobsPath(), (jobs) =>
        jobs.map((one) => (one.id === job.id ? { ...one, handledBy: changed.handledBy } : one)),
      )
      showToast({
        tone: 'success',
        title: t('Job handed over'),
        description: t('{name} handles it now.', { name: changed.handledBy.name }),
      })
      onClose()
    } catch (error) {
      showToast({ tone: 'destructive', title: t('The job was not handed over'), ...failureOf(error) })
      setIsBusy(false)
    }
  }

  return (
    <>
      <fieldset className={styles.people}>
        <legend className={styles.legend}>{t('Member')}</legend>
        {members.map(({ userId, name, isMe }) => (
          <label key={userId} className={styles.person}>
            <input
              type="radio"
              name="member"
              className={styles.dot}
              checked={chosen === userId}
              onChange={() => setChosen(userId)}
            />
            <bdi>{isMe ? t('{name} (you)', { name }) : name}</bdi>
          </label>
        ))}
      </fieldset>
      {members.length === 1 ? (
        <p className={styles.text}>
          {t('You are the only member.')} <TextLink to="/team">{t('Invite a colleague')}</TextLink>
        </p>
      ) : null}
      <ModalActions>
        <Button size="large" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button size="large" appearance="primary" disabledFocusable={isBusy} onClick={() => void save()}>
          {isBusy ? t('Saving...') : t('Save')}
        </Button>
      </ModalActions>
    </>
  )
}
