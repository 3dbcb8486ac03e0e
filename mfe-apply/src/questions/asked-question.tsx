import type { OwnQuestion } from '@goodword/contract/questions'
import { formatDate } from '@goodword/shared-ui/formats.ts'
import { useQuietFormStyles } from '@goodword/shared-ui/report/use-quiet-form-styles.ts'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { useZone } from '@goodword/shared-ui/use-zone.ts'
import { makeStyles } from '@griffel/react'
import type { ReactElement } from 'react'
import { useTextStyles } from '../referral/use-text-styles.ts'

const useStyles = makeStyles({
  question: {
    margin: '0 0 12px',
    paddingLeft: '14px',
    borderLeft: `3px solid ${tokens.colorNeutralStroke1}`,
  },
})

/** A question, and its answer or what becomes of it. */
export function AskedQuestion({ question, company }: { question: OwnQuestion; company: ReactElement }) {
  const styles = useStyles()
  const quiet = useQuietFormStyles().quiet
  const words = useTextStyles().text
  const zone = useZone()
  const { text, answer, answeredAt, byLetter } = question
  const day = answeredAt && formatDate(answeredAt, zone)
  return (
    <div className={styles.question}>
      <p className={words} dir="auto">
        {text}
      </p>
      {answer && day ? (
        <>
          <p className={quiet}>
            {company} answered on <span key={day}>{day}</span>:
          </p>
          <p className={words} dir="auto">
            {answer}
          </p>
        </>
      ) : (
        <p className={quiet}>
          {byLetter
            ? 'No answer yet. It will stand here, and comes by email, too.'
            : 'No answer yet. It will stand here only: your address gets no emails from us.'}
        </p>
      )}
    </div>
  )
}
