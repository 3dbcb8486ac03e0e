import { pathOf } from '@goodword/contract/endpoint'
import { invoiceNumber } from '@goodword/contract/invoice-number'
import { type PaymentDetails, readPaymentDetails, type StatementRow } from '@goodword/contract/statement'
import { StateBadge } from '@goodword/shared-money/states/state-badge.tsx'
import { Wordmark } from '@goodword/shared-ui/brand/wordmark.tsx'
import { formatDate, formatDeadline } from '@goodword/shared-ui/formats.ts'
import { type Texts, useSWR, useTexts } from '@goodword/shared-ui/kernel'
import { FactList } from '@goodword/shared-ui/layout/fact-list.tsx'
import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { HowToPay } from '../statement/how-to-pay.tsx'
import { InvoiceLines } from './invoice-lines.tsx'
import { paymentSentence } from './payment-sentence.ts'
import { termsSentence } from './terms-sentence.ts'

const useStyles = makeStyles({
  sheet: {
    display: 'grid',
    gap: '32px',
    '@media (min-width: 800px)': { padding: '48px' },
    '@media print': { padding: 0, border: 'none' },
  },
  head: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: '12px' },
  payment: { margin: '0 0 4px', fontWeight: tokens.fontWeightSemibold, lineHeight: 1.5 },
  quote: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, lineHeight: 1.5 },
  terms: { display: 'grid', gap: '4px' },
  text: { margin: 0, lineHeight: 1.5 },
})

function isToBePaid(state: StatementRow['state']): boolean {
  return state === 'held' || state === 'due'
}

/** The invoice of one hire, as a sheet of paper. */
export function Invoice({ row }: { row: StatementRow }) {
  const styles = useStyles()
  const { t } = useTexts()
  const { data } = useSWR<PaymentDetails>(pathOf(readPaymentDetails))
  const { seller, sellerAddress, sellerTaxId } = data ?? {}
  const { dueAt, company, job, candidate, recommender, reference, state, invoice } = row
  return (
    <Panel className={styles.sheet}>
      <div className={styles.head}>
        <Wordmark height={30} />
        <StateBadge state={state} viewer="company" />
      </div>
      <FactList
        facts={[
          [
            t('Invoice number'),
            invoice ? invoiceNumber(invoice.number) : t('It gets one when the referral bonus is due.'),
          ],
          [t('Issued'), invoice && formatDate(invoice.issuedAt)],
          [t('Due'), formatDeadline(dueAt)],
          [t('From'), lines(seller, sellerAddress, taxId(sellerTaxId, t))],
          [t('Billed to'), lines(invoice?.buyer ?? company, invoice?.buyerAddress, taxId(invoice?.buyerTaxId, t))],
          [t('Hired'), candidate],
          [t('As'), job],
          [t('Recommended by'), recommender],
          [t('Payment reference'), reference],
        ]}
      />
      <InvoiceLines row={row} />
      <div>
        <p className={styles.payment}>{paymentSentence(row, t)}</p>
        <p className={styles.quote}>{t('No tax is included.')}</p>
      </div>
      {isToBePaid(state) ? <HowToPay /> : null}
      <div className={styles.terms}>
        <Heading size="small">{t('Terms')}</Heading>
        <p className={styles.text}>{termsSentence(row, t)}</p>
      </div>
    </Panel>
  )
}

function lines(...parts: (string | null | undefined)[]): string {
  return parts.filter(Boolean).join('\n')
}

function taxId(id: string | null | undefined, t: Texts['t']): string | null | undefined {
  return id && t('Tax id: {id}', { id })
}
