import { requestIdOf } from '@goodword/contract/call'
import type { JobDeletion } from '@goodword/contract/jobs'
import { RequestId, useTexts } from '@goodword/shared-ui/kernel'
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

interface DeletionNoteProps {
  /** What the server says it would do; undefined while it is not known. */
  deletion: JobDeletion | undefined
  /** Why it could not be learned. */
  error: unknown
}

/** Whom the deletion of a job concerns: who was hired stays, and who is told. */
export function DeletionNote({ deletion, error }: DeletionNoteProps) {
  const styles = useStyles()
  const texts = useTexts()
  const names = deletion?.hires.flatMap(({ candidateName, referrerName }) => [candidateName, referrerName]) ?? []
  return (
    <>
      <div className={styles.note} role="status">
        {deletionSentences(deletion, error !== undefined, texts).map((sentence) => (
          <p key={sentence} className={styles.sentence}>
            <Sentence text={sentence} names={names} />
          </p>
        ))}
      </div>
      <RequestId id={deletion ? undefined : requestIdOf(error)} />
    </>
  )
}
