import { Button } from '@fluentui/react-components'
import type { ReviewedApplication } from '@goodword/contract/inbox'
import { APPLICATION_STATUS_LABELS } from '@goodword/contract/status-labels'
import { localOf } from '@goodword/contract/tell-at'
import { useTexts } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { useState } from 'react'
import { TimeField } from './tell-fields.tsx'
import { tellWords } from './tell-words.ts'
import { timeFault } from './typed-decision.ts'

const useStyles = makeStyles({
  telling: {
    display: 'grid',
    gap: '10px',
    padding: '10px 14px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.heroBackground,
  },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  words: { flexBasis: '100%' },
})

interface TellingProps {
  application: ReviewedApplication
  /** Changes when it is told; null is now. */
  onTell: (tellAt: string | null) => void
  /** Takes the decision back. */
  onTakeBack: () => void
}

/** A decision that is told later: when, and the ways to another time, to now, and back (docs/rules.md#a-status-can-be-told-later). */
export function Telling({ application, onTell, onTakeBack }: TellingProps) {
  const styles = useStyles()
  const { t } = useTexts()
  const { tellAt, toldStatus, withdrawnAt } = application
  const [time, setTime] = useState<string>()
  if (!tellAt || withdrawnAt) return null
  const fault = timeFault(time)
  return (
    <div className={styles.telling}>
      <div className={styles.line}>
        <span className={styles.words}>
          <strong key={tellAt}>{t('Told on {moment}.', { moment: tellWords(tellAt) })}</strong>{' '}
          <span>
            {t('Until then the candidate and the recommender see {status}.', {
              status: t(APPLICATION_STATUS_LABELS[toldStatus]),
            })}
          </span>
        </span>
        <Button onClick={() => onTell(null)}>{t('Tell now')}</Button>
        <Button onClick={() => setTime(time === undefined ? localOf(new Date(tellAt)) : undefined)}>
          {t('Change time')}
        </Button>
        <Button onClick={onTakeBack}>
          {t('Back to {status}', { status: t(APPLICATION_STATUS_LABELS[toldStatus]) })}
        </Button>
      </div>
      {time === undefined ? null : (
        <form
          className={styles.line}
          onSubmit={(event) => {
            event.preventDefault()
            if (fault) return
            onTell(new Date(time).toISOString())
            setTime(undefined)
          }}
        >
          <TimeField value={time} onChange={setTime} />
          <Button type="submit">{t('Save time')}</Button>
        </form>
      )}
    </div>
  )
}
