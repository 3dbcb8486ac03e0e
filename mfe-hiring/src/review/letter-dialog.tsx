import { Button } from '@fluentui/react-components'
import { type LetterPreview, previewStatusLetter, type StatusInput } from '@goodword/contract/applications'
import { call, failureOf } from '@goodword/contract/call'
import { Loading } from '@goodword/shared-ui/feedback/loading.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Modal } from '@goodword/shared-ui/layout/modal.tsx'
import { ModalActions } from '@goodword/shared-ui/layout/modal-actions.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { useEffect, useState } from 'react'

const useStyles = makeStyles({
  letter: {
    margin: 0,
    minHeight: '16rem',
    padding: '16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground2,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase300,
    lineHeight: 1.5,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    textAlign: 'start',
  },
  subject: { margin: '0 0 12px', fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
})

interface LetterDialogProps {
  open: boolean
  applicationId: string
  input: StatusInput
  onClose: () => void
}

/** The email to the candidate, word for word as it would be sent. */
export default function LetterDialog({ open, onClose, ...about }: LetterDialogProps) {
  const { t } = useTexts()
  return (
    <Modal open={open} onClose={onClose} title={t('The email to the candidate')} width="wide">
      <Letter {...about} />
      <ModalActions>
        <Button size="large" onClick={onClose}>
          {t('Close')}
        </Button>
      </ModalActions>
    </Modal>
  )
}

function Letter({ applicationId, input }: Pick<LetterDialogProps, 'applicationId' | 'input'>) {
  const styles = useStyles()
  const { t } = useTexts()
  const [letter, setLetter] = useState<LetterPreview>()
  const [failure, setFailure] = useState<string>()
  const asked = JSON.stringify(input)
  useEffect(() => {
    let isHere = true
    call(previewStatusLetter, { params: { applicationId }, body: JSON.parse(asked) as StatusInput }).then(
      (read) => isHere && setLetter(read),
      (error: unknown) => isHere && setFailure(failureOf(error).description),
    )
    return () => {
      isHere = false
    }
  }, [applicationId, asked])
  if (failure) return <p role="alert">{failure}</p>
  if (!letter) {
    return (
      <Loading text={t('Loading email...')}>
        <div className={styles.letter} />
      </Loading>
    )
  }
  return (
    <>
      <p className={styles.subject}>{letter.subject}</p>
      <div className={styles.letter}>{letter.text}</div>
    </>
  )
}
