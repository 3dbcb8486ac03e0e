import { requestIdOf } from '@goodword/contract/call'
import { pathOf } from '@goodword/contract/endpoint'
import { type JobDeletion, previewDeletion } from '@goodword/contract/jobs'
import { RequestId, useSWR, useTexts } from '@goodword/shared-ui/kernel'
import { Sentence } from '@goodword/shared-ui/layout/sentence.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { deletionSentences } from './deletion-sentences.ts'

const useStyles = makeStyles({
  note: {
    display: 'grid',
    gap: '6px',
    marginBottom: '8px',
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground2,
    lineHeight: 1.5,
    overflowWrap: 'anywhere',
  },
  sentence: { margin: 0 },
})

/** Whom the deletion of a job concerns: who was hired stays, and who is told. Asked each time the question is. */
export function DeletionNote({ jobId }: { jobId: string }) {
  const styles = useStyles()
  const texts = useTexts()
  const options = { revalidateIfStale: true, dedupingInterval: 0 }
  const { data, error } = useSWR<JobDeletion>(pathOf(previewDeletion, { id: jobId }), options)
  const names = data?.hires.flatMap(({ candidateName, referrerName }) => [candidateName, referrerName]) ?? []
  return (
    <>
      <div className={styles.note} role="status">
        {deletionSentences(data, error !== undefined, texts).map((sentence) => (
          <p key={sentence} className={styles.sentence}>
            <Sentence text={sentence} names={names} />
          </p>
        ))}
      </div>
      <RequestId id={data ? undefined : requestIdOf(error)} />
    </>
  )
}
