import { Button } from '@fluentui/react-components'
import { call, failureOf } from '@goodword/contract/call'
import { RequestId, showToast } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { useState } from 'react'
import { readPosting } from '../posting/posting-calls.ts'

const useStyles = makeStyles({
  panel: {
    display: 'grid',
    gap: '12px',
    padding: '14px 20px',
    border: `1px solid ${tokens.colorPaletteRedBorder1}`,
    borderRadius: tokens.borderRadiusLarge,
    lineHeight: 1.5,
  },
  text: { margin: 0 },
  ways: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
})

interface ChangedMeanwhileProps {
  jobId: string
  text: string
  requestId: string | undefined
  /** Puts what is stored in the place of what was typed. */
  onLoad: () => void
  /** @param newest the stored version, which the typed text may replace now */
  onKeep: (newest: number) => void
}

/** Why nothing was saved, and two ways on: what was typed stays in the form until one of them is taken. */
export function ChangedMeanwhile({ jobId, text, requestId, onLoad, onKeep }: ChangedMeanwhileProps) {
  const styles = useStyles()
  const [isAsking, setIsAsking] = useState(false)

  async function keep() {
    setIsAsking(true)
    try {
      onKeep((await call(readPosting, { params: { id: jobId } })).version)
      showToast({ tone: 'neutral', title: 'Your text is kept', description: 'Save it to replace what is stored.' })
    } catch (error) {
      showToast({ tone: 'destructive', title: 'The posting could not be read', ...failureOf(error) })
      setIsAsking(false)
    }
  }

  return (
    <div className={styles.panel} role="alert">
      <p className={styles.text}>{text}</p>
      <div className={styles.ways}>
        <Button onClick={onLoad}>Load what is stored</Button>
        <Button appearance="subtle" disabledFocusable={isAsking} onClick={() => void keep()}>
          Keep my text
        </Button>
      </div>
      <RequestId id={requestId} />
    </div>
  )
}
