import { pathOf } from '@goodword/contract/endpoint'
import { type PaymentDetails, readPaymentDetails } from '@goodword/contract/statement'
import { type Texts, useSWR, useTexts } from '@goodword/shared-ui/kernel'
import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'

const useStyles = makeStyles({
  box: { display: 'grid', gap: '4px', lineHeight: 1.5, overflowWrap: 'anywhere' },
  lines: { margin: 0, padding: 0, listStyleType: 'none' },
  note: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase300 },
})

/** Where the company pays to (docs/rules.md#a-company-reads-how-to-pay). */
export function HowToPay() {
  const styles = useStyles()
  const { t } = useTexts()
  const { data } = useSWR<PaymentDetails>(pathOf(readPaymentDetails))
  if (!data) return null
  const { payTo, contactEmail } = data
  return (
    <section className={styles.box}>
      <Heading level={3} size="small">
        {t('How to pay')}
      </Heading>
      {payTo.length > 0 ? (
        <ul className={styles.lines}>
          {payTo.map((line) => (
            <li key={line} dir="auto">
              {line}
            </li>
          ))}
        </ul>
      ) : null}
      <p className={styles.note}>
        {payTo.length > 0 ? t('Please name the invoice number with the payment.') : askFor(contactEmail, t)}
      </p>
    </section>
  )
}

function askFor(email: string | null, t: Texts['t']): string {
  return email
    ? t('No account is named here yet. Please ask {email} where to pay.', { email })
    : t('No account is named here yet. Please ask whoever runs this installation where to pay.')
}
