import { useFieldContext } from '@goodword/shared-ui/form/form-context.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import type { ReactElement } from 'react'

const useStyles = makeStyles({
  root: { overflowWrap: 'anywhere', '& a': { color: tokens.colorBrandForegroundLink } },
  // High enough for a finger.
  choice: { display: 'flex', alignItems: 'center', gap: '12px', minHeight: '40px' },
  // Below each other with the box of the agreement.
  radio: { margin: '0 0 0 8px', width: '1.25rem', height: '1.25rem', accentColor: tokens.colorCompoundBrandBackground },
})

interface MessageChoiceProps {
  /** Names, each in its own direction. */
  referrer: ReactElement
  company: ReactElement
}

/**
 * Whether the company may read the referrer's message (docs/rules.md#the-good-word-belongs-to-the-application). The browser's
 * own radio buttons: the library's would cost this page more bytes.
 */
export function MessageChoice({ referrer, company }: MessageChoiceProps) {
  const styles = useStyles()
  const { t } = useTexts()
  const { name, state, handleChange } = useFieldContext<boolean>()
  const choice = (value: boolean, label: string) => (
    <label className={styles.choice}>
      <input
        className={styles.radio}
        type="radio"
        name={name}
        value={value ? 'yes' : 'no'}
        checked={state.value === value}
        onChange={() => handleChange(value)}
      />
      {label}
    </label>
  )
  return (
    <div className={styles.root} role="radiogroup" aria-labelledby="good-word">
      <span id="good-word">
        {t('May {company} read <message>the message from {referrer}</message>?', {
          company,
          referrer,
          message: (words) => <a href="#message">{words}</a>,
        })}
      </span>
      {choice(true, t('Yes, with my application'))}
      {choice(false, t('No, leave it out'))}
    </div>
  )
}
