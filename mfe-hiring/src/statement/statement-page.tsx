import { hires } from '@goodword/contract/hires'
import type { StatementRow } from '@goodword/contract/statement'
import type { User } from '@goodword/contract/users'
import { said } from '@goodword/languages/texts'
import { NothingEarned } from '@goodword/shared-money/statement/nothing-earned.tsx'
import { OnPaper } from '@goodword/shared-money/statement/on-paper.tsx'
import { Statement } from '@goodword/shared-money/statement/statement.tsx'
import { StatementActions } from '@goodword/shared-money/statement/statement-actions.tsx'
import { useSums } from '@goodword/shared-money/statement/use-sums.ts'
import { DISPUTE_STEPS } from '@goodword/shared-money/steps/dispute-step.ts'
import { Denied } from '@goodword/shared-ui/feedback/denied.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { ButtonLink } from '@goodword/shared-ui/layout/button-link.tsx'
import { Page } from '@goodword/shared-ui/layout/page.tsx'
import { makeStyles } from '@griffel/react'
import { useCompany } from '../company/use-company.ts'
import { Tabs } from '../dashboard/tabs.tsx'
import { HowToPay } from './how-to-pay.tsx'
import { NothingOwed } from './nothing-owed.tsx'
import { PAY_STEP } from './pay-step.ts'
import { useSide } from './use-side.ts'

const useStyles = makeStyles({ pay: { marginBottom: '20px' } })

const SIDES = [
  { value: 'company', label: said('What you owe') },
  { value: 'recommender', label: said('What you earn') },
] as const
const LEADS = {
  company: said('What your company owes for hires, when it is due and for whom.'),
  recommender: said('What your own recommendations earn: promised, due, paid and reversed.'),
}
const STEPS = { company: [PAY_STEP, ...DISPUTE_STEPS], recommender: DISPUTE_STEPS }
const EMPTY = { company: <NothingOwed />, recommender: <NothingEarned /> }

/** What the manager's company owes, and what their own recommendations earn. */
export function StatementPage({ user }: { user: User | null }) {
  const { t } = useTexts()
  // Who came to refer finds their earnings, as ever.
  const [side, setSide] = useSide(user?.role === 'referrer' ? 'recommender' : 'company')
  if (!hires(user)) return <Denied text={t('Only hiring managers have a company.')} />
  return (
    <Page title={t('Statement')} lead={t(LEADS[side])} actions={<StatementActions side={side} />}>
      {side === 'company' ? <CompanyOnPaper user={user} /> : <OnPaper user={user} />}
      <Tabs
        label={t('Whose statement')}
        tabs={SIDES.map((one) => ({ ...one, label: t(one.label) }))}
        value={side}
        onChoose={setSide}
      >
        {side === 'company' ? <HowToPayOwed /> : null}
        <Statement
          key={side}
          side={side}
          steps={STEPS[side]}
          links={side === 'company' ? linkInvoice : undefined}
          empty={EMPTY[side]}
        />
      </Tabs>
    </Page>
  )
}

function CompanyOnPaper({ user }: { user: User }) {
  const { company } = useCompany()
  return <OnPaper user={user} company={company?.companyName} />
}

/** Only where something is owed, now or later. */
function HowToPayOwed() {
  const styles = useStyles()
  const { data } = useSums('company')
  if (!data || data.held + data.due === 0) return null
  return (
    <div className={styles.pay}>
      <HowToPay />
    </div>
  )
}

function linkInvoice({ id }: StatementRow) {
  return <InvoiceLink id={id} />
}

function InvoiceLink({ id }: Pick<StatementRow, 'id'>) {
  const { t } = useTexts()
  return <ButtonLink to={`/statement/${id}/invoice`}>{t('Invoice')}</ButtonLink>
}
