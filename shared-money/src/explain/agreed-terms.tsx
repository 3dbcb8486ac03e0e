import { insideQuotes } from '@goodword/contract/quoted'
import type { StatementRow } from '@goodword/contract/statement'
import { formatDate } from '@goodword/shared-ui/formats.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Sentence } from '@goodword/shared-ui/layout/sentence.tsx'
import { SmallCode } from '@goodword/shared-ui/layout/small-code.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'

const useStyles = makeStyles({
  words: {
    margin: '0 0 8px',
    paddingLeft: '14px',
    borderLeft: `3px solid ${tokens.colorNeutralStroke1}`,
    lineHeight: 1.5,
    overflowWrap: 'anywhere',
  },
  about: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, lineHeight: 1.5 },
})

/** What was promised, word for word, since when, and the hash that names it in the log and in receipts. */
export function AgreedTerms({ row }: { row: Pick<StatementRow, 'job' | 'company' | 'explains'> }) {
  const styles = useStyles()
  const { t } = useTexts()
  const terms = row.explains.find(({ kind }) => kind === 'terms')
  if (!terms) return null
  return (
    <>
      <blockquote className={styles.words}>
        <Sentence text={terms.text} names={[row.job, row.company].map(insideQuotes)} />
      </blockquote>
      <p className={styles.about}>
        {t('Unchanged since {date}. SHA-256 {hash}', {
          date: formatDate(terms.at),
          hash: <SmallCode>{terms.hash ?? ''}</SmallCode>,
        })}
      </p>
    </>
  )
}
