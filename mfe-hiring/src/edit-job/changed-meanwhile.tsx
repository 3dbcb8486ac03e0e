import { Button } from '@fluentui/react-components'
import { call, failureOf } from '@goodword/contract/call'
import type { EditablePosting } from '@goodword/contract/job-changes'
import { RequestId, showToast, useTexts } from '@goodword/shared-ui/kernel'
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
  /** Puts what is stored, which could be read, in the place of what was typed. */
  onLoad: (newest: EditablePosting) => void
  /** @param newest the stored version, which the typed text may replace now */
  onKeep: (newest: number) => void
}

/** Why nothing was saved, and two ways on: what was typed stays in the form until one of them is taken. */
export function ChangedMeanwhile({ jobId, text, requestId, onLoad, onKeep }: ChangedMeanwhileProps) {
  const styles = useStyles()
  const { t } = useTexts()
  const [isAsking, setIsAsking] = useState(false)

  async function keep() {
    const newest = await read()
    if (!newest) return
    onKeep(newest.version)
    showToast({ tone: 'neutral', title: t('Your text is kept'), description: t('Save it to replace what is stored.') })
  }

  async function load() {
    const newest = await read()
    if (newest) onLoad(newest)
  }

  /** Either way begins with what is stored: where it cannot be read, nothing typed is lost. */
  async function read() {
    setIsAsking(true)
    try {
      return await call(readPosting, { params: { id: jobId } })
    } catch (error) {
      showToast({ tone: 'destructive', title: t('The posting could not be read'), ...failureOf(error) })
      setIsAsking(false)
      return undefined
    }
  }

  return (
    <div className={styles.panel} role="alert">
      <p className={styles.text}>{text}</p>
      <div className={styles.ways}>
        <Button disabledFocusable={isAsking} onClick={() => void load()}>
          {t('Load what is stored')}
        </Button>
        <Button appearance="subtle" disabledFocusable={isAsking} onClick={() => void keep()}>
          {t('Keep my text')}
        </Button>
      </div>
      <RequestId id={requestId} />
    </div>
  )
}
