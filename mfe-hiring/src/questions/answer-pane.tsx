import type { Question } from '@goodword/contract/questions'
import { makeStyles } from '@griffel/react'
import { AnswerForm } from './answer-form.tsx'
import { PostingBeside } from './posting-beside.tsx'

const useStyles = makeStyles({
  pane: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px 24px',
    alignItems: 'start',
    paddingTop: '14px',
    '@media (min-width: 960px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
})

/** The answer to a question, with the posting beside it. */
export function AnswerPane({ question, onDone }: { question: Question; onDone: () => void }) {
  const styles = useStyles()
  return (
    <div className={styles.pane}>
      <AnswerForm question={question} onDone={onDone} />
      <PostingBeside jobId={question.job.id} />
    </div>
  )
}
