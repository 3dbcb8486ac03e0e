import type { ReferralLookup } from '@goodword/contract/referrals'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Part } from './part.tsx'
import { useTextStyles } from './use-text-styles.ts'

interface BriefProps {
  lines: ReferralLookup['brief']
  /** How soon the company answers; null where that is not to be said. */
  answer: string | null
}

/** The posting in twenty seconds: sentences of its own, each with a link to where it stands (docs/rules.md#a-posting-in-twenty-seconds). */
export function Brief({ lines, answer }: BriefProps) {
  const styles = useTextStyles()
  const { t } = useTexts()
  if (!lines.length) return null
  return (
    <Part heading={t('In twenty seconds')}>
      {lines.map(({ label, quote }, at) => (
        <p key={quote} className={styles.text} dir="auto">
          {label}{' '}
          <q dir="auto">
            <a href={`#quote${at}`}>{quote}</a>
          </q>
        </p>
      ))}
      {answer && <p className={styles.text}>{answer}</p>}
    </Part>
  )
}
