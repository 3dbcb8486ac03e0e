import { Button } from '@fluentui/react-components'
import type { Question } from '@goodword/contract/questions'
import { formatDate } from '@goodword/shared-ui/formats.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'

const useStyles = makeStyles({
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'start', justifyContent: 'space-between', gap: '8px 16px' },
  words: { flex: '1 1 16rem', minWidth: 0 },
  text: {
    margin: 0,
    maxWidth: '68ch',
    lineHeight: 1.5,
    textAlign: 'start',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
  about: {
    margin: '4px 0 0',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: 1.45,
  },
})

interface QuestionHeadProps {
  question: Question
  isOpen: boolean
  onToggle: () => void
}

/** What is asked, about which posting, and the button that opens the answer. */
export function QuestionHead({ question: { text, askedOn, job }, isOpen, onToggle }: QuestionHeadProps) {
  const styles = useStyles()
  const { t } = useTexts()
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <p className={styles.text} dir="auto">
          {text}
        </p>
        <p className={styles.about}>
          {t('Asked on {day} about {job}', { day: formatDate(askedOn), job: <bdi>{job.title}</bdi> })}
        </p>
      </div>
      <Button aria-expanded={isOpen} onClick={onToggle}>
        {isOpen ? t('Close') : t('Answer')}
      </Button>
    </div>
  )
}
