import type { Explanation } from '@goodword/contract/statement'
import { formatMoment } from '@goodword/shared-ui/formats.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { SmallCode } from '@goodword/shared-ui/layout/small-code.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'

const useStyles = makeStyles({
  list: { display: 'grid', gap: '12px', margin: 0, padding: 0, listStyleType: 'none', lineHeight: 1.5 },
  transfer: { display: 'grid', gap: '2px', overflowWrap: 'anywhere', breakInside: 'avoid' },
  about: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})

/** Each transfer behind an amount, with the id by which the ledger and the signed receipt name it. */
export function TransferList({ explains }: { explains: readonly Explanation[] }) {
  const styles = useStyles()
  const { t } = useTexts()
  return (
    <ol className={styles.list}>
      {explains
        .filter(({ kind }) => kind === 'transfer')
        .map(({ id, at, text, reverses }) => (
          <li key={id} className={styles.transfer}>
            <span>{text}</span>
            <span className={styles.about}>
              {formatMoment(at)} <SmallCode>{id ?? ''}</SmallCode>
            </span>
            {reverses ? (
              <span className={styles.about}>
                {t('Takes back {transfer}', { transfer: <SmallCode>{reverses}</SmallCode> })}
              </span>
            ) : null}
          </li>
        ))}
    </ol>
  )
}
