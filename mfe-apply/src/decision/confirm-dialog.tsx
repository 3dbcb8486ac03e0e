import { Button } from '@fluentui/react-components'
import type { Decision } from '@goodword/contract/form-answer'
import { useDangerStyles } from '@goodword/shared-ui/feedback/use-danger-styles.ts'
import { useCloseOnBack, useTexts } from '@goodword/shared-ui/kernel'
import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { useUntilLanguage } from '@goodword/shared-ui/use-until-language.ts'
import { makeStyles } from '@griffel/react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { decides, instead } from '../forms/buttons.ts'
import { DecisionForm } from '../forms/decision-form.tsx'
import { type Problem, ProblemAlert } from '../refusal/problem-alert.tsx'
import { explainFailure } from './explain-failure.ts'

const useStyles = makeStyles({
  dialog: {
    boxSizing: 'border-box',
    width: 'min(480px, calc(100vw - 32px))',
    padding: '24px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: tokens.shadow28,
    overflowWrap: 'anywhere',
    '::backdrop': { backgroundColor: tokens.colorBackgroundOverlay },
    ':not(:modal)': { position: 'static', margin: 0, width: 'auto' },
  },
  content: { display: 'grid', gap: '16px' },
  text: { margin: 0, lineHeight: 1.5, color: tokens.colorNeutralForeground2 },
  buttons: {
    display: 'flex',
    flexWrap: 'wrap-reverse',
    justifyContent: 'flex-end',
    gap: '8px',
    '& > *': { '@media (max-width: 519px)': { flexGrow: 1 } },
  },
})

interface ConfirmDialogProps {
  token: string
  decision: Decision
  /** Without scripts it stands open in the page. */
  isPage: boolean
  heading: string
  text: ReactNode
  children?: ReactNode
  /** The buttons: what is done, what it says while it is done, and the way back. */
  confirm: string
  pending: string
  cancel: string
  /** Rejects when it could not be done: the dialog stays and says so. */
  onConfirm: () => Promise<void>
  onClose: () => void
}

/** Asks once more before something that can't be undone. The browser's own dialog: it keeps the focus and takes Escape. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { token, decision, isPage, heading, text, children, confirm, pending, cancel, onConfirm, onClose } = props
  const { t } = useTexts()
  const styles = useStyles()
  const { danger } = useDangerStyles()
  const dialog = useRef<HTMLDialogElement>(null)
  const headingId = useId()
  const [running, setRunning] = useState(false)
  const [problem, setProblem] = useUntilLanguage<Problem | null>(null)
  useCloseOnBack(!isPage, () => dialog.current?.close())
  useEffect(() => {
    if (!isPage && !dialog.current?.open) dialog.current?.showModal()
  }, [isPage])

  async function run() {
    setRunning(true)
    setProblem(null)
    try {
      await onConfirm()
    } catch (error) {
      setProblem(explainFailure(error, t))
      setRunning(false)
    }
  }

  return (
    <dialog ref={dialog} open={isPage} className={styles.dialog} aria-labelledby={headingId} onClose={onClose}>
      <DecisionForm token={token} asking={decision} className={styles.content}>
        <Heading id={headingId}>{heading}</Heading>
        <p className={styles.text}>{text}</p>
        {children}
        {problem ? <ProblemAlert {...problem} /> : null}
        <div className={styles.buttons}>
          <Button
            autoFocus
            type="submit"
            formMethod="get"
            disabledFocusable={running}
            onClick={instead(() => dialog.current?.close())}
          >
            {cancel}
          </Button>
          <Button {...decides(decision, run)} className={danger} disabledFocusable={running}>
            {running ? pending : confirm}
          </Button>
        </div>
      </DecisionForm>
    </dialog>
  )
}
