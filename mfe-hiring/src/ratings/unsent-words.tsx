import { useTexts } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import type { RatingDraft } from './rating-drafts.ts'

const useStyles = makeStyles({
  words: { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere', color: tokens.colorNeutralForeground2 },
})

/** What was typed for criteria that no field asks for any more, to copy. @param asked criteria that have a field */
export function UnsentWords({ draft, asked }: { draft: RatingDraft; asked: readonly string[] }) {
  const styles = useStyles()
  const { t } = useTexts()
  const left = [...draft].filter(([name, { evidence }]) => evidence.trim() && !asked.includes(name))
  return left.map(([name, { evidence }]) => (
    <p key={name} className={styles.words} dir="auto">
      {t('You wrote for “{name}”: {evidence}', { name, evidence })}
    </p>
  ))
}
