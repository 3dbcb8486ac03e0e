import type { EditablePosting } from '@goodword/contract/job-changes'
import { useTexts } from '@goodword/shared-ui/kernel'
import { type ComponentProps, useState } from 'react'
import { FormNote } from '../post-job/form-note.tsx'
import { JobForm } from '../post-job/job-form.tsx'
import { BonusNote } from './bonus-note.tsx'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import { useSaveJob } from './use-save-job.ts'
import { useWayBack } from './use-way-back.ts'

interface EditJobFormProps {
  userId: string
  stored: EditablePosting
  domain: string | null | undefined
  /** Called with what is stored now, which takes the place of what was typed. */
  onLoaded: (stored: EditablePosting) => void
}

/** The form of a posting that is changed; what is typed is kept as a draft of this job (docs/rules.md#a-posting-can-be-edited). */
export function EditJobForm({ userId, stored, domain, onLoaded }: EditJobFormProps) {
  const { t } = useTexts()
  const { id, posting, version, isDraft, hiddenReason } = stored
  const goBack = useWayBack()
  const draftKey = `draft:edit-job:${userId}:${id}`
  const [conflict, setConflict] = useState<Pick<ComponentProps<typeof ChangedMeanwhile>, 'text' | 'requestId'>>()
  const save = useSaveJob({ stored, onConflict: setConflict, onSaved: goBack })
  return (
    <>
      {hiddenReason === null ? null : (
        <FormNote above>
          {t('The operators hid this posting, so it stays hidden. Their reason: {reason}', {
            reason: <bdi>{hiddenReason}</bdi>,
          })}
        </FormNote>
      )}
      <JobForm
        label={t('Edit Job')}
        start={{ ...posting, version }}
        draftKey={draftKey}
        domain={domain}
        submit={
          isDraft
            ? { text: t('Publish'), pending: t('Publishing...') }
            : { text: t('Save Changes'), pending: t('Saving...') }
        }
        restart={t('Discard changes')}
        onSend={(job, form) => save(job, form, isDraft ? 'publish' : 'change')}
        onKeep={isDraft ? (job, form) => save(job, form, 'keep') : undefined}
        onCancel={goBack}
        note={(job, setVersion) => (
          <>
            {isDraft ? null : <BonusNote stored={posting} job={job} />}
            {conflict ? (
              <ChangedMeanwhile
                {...conflict}
                jobId={id}
                onLoad={(newest) => {
                  localStorage.removeItem(draftKey)
                  onLoaded(newest)
                }}
                onKeep={(newest) => {
                  setVersion(newest)
                  setConflict(undefined)
                }}
              />
            ) : null}
          </>
        )}
      />
    </>
  )
}
