import { useTexts } from '@goodword/shared-ui/kernel'
import { makeStyles } from '@griffel/react'
import type { ReactNode } from 'react'
import { tokens } from '../theme/tokens.ts'
import { TextLink } from './text-link.tsx'

const useStyles = makeStyles({
  root: { minHeight: '4.5rem', maxWidth: '68ch', paddingBottom: '8px' },
  list: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px', margin: 0, paddingInlineStart: '20px' },
  note: { margin: '8px 0 0', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase300 },
})

/** Sentences with figures, by a name each, and how they are made; without any, why there are none (docs/rules.md#insights-are-counted). */
export function CountedSentences({ sentences }: { sentences: Record<string, ReactNode> }) {
  const styles = useStyles()
  const { t } = useTexts()
  const said = Object.entries(sentences).filter(([, sentence]) => sentence)
  return (
    <div className={styles.root}>
      {said.length > 0 ? (
        <ul className={styles.list}>
          {said.map(([name, sentence]) => (
            <li key={name}>{sentence}</li>
          ))}
        </ul>
      ) : (
        <div>{t('Too little has happened yet to say anything.')}</div>
      )}
      <p className={styles.note}>
        {t('Medians and counts, nothing of fewer than five. <link>How AI is used here</link>', {
          link: (words) => <TextLink to="/ai">{words}</TextLink>,
        })}
      </p>
    </div>
  )
}
