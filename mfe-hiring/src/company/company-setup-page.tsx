import { hires } from '@goodword/contract/hires'
import type { User } from '@goodword/contract/users'
import { Denied } from '@goodword/shared-ui/feedback/denied.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { ButtonLink } from '@goodword/shared-ui/layout/button-link.tsx'
import { Page } from '@goodword/shared-ui/layout/page.tsx'
import { makeStyles } from '@griffel/react'
import { FormLoading } from '../placeholders/form-loading.tsx'
import { BillingSection } from './billing/billing-section.tsx'
import { CompanyAi } from './company-ai.tsx'
import { CompanyForm } from './company-form.tsx'
import { DomainSection } from './domain/domain-section.tsx'
import { useCompany } from './use-company.ts'

const useStyles = makeStyles({
  more: { display: 'grid', gap: '24px', marginTop: '24px' },
})

/** Sets up or changes the manager's company. */
export function CompanySetupPage({ user }: { user: User | null }) {
  const { t } = useTexts()
  if (!hires(user)) {
    return <Denied heading={t('Access denied. Only hiring managers can access this page.')} />
  }
  return <CompanySetup isOwner={user?.company?.role === 'owner'} />
}

function CompanySetup({ isOwner }: { isOwner: boolean }) {
  const styles = useStyles()
  const { t } = useTexts()
  const { company, loading } = useCompany()
  return (
    <Page
      width="narrow"
      title={t('Company Setup')}
      lead={t('Tell referrers and candidates who is hiring. You can change this at any time.')}
      actions={company ? <ButtonLink to="/team">{t('Team')}</ButtonLink> : null}
    >
      {loading ? <FormLoading /> : <CompanyForm company={company} />}
      {company ? (
        <div className={styles.more}>
          <DomainSection company={company} />
          <BillingSection />
          {isOwner ? <CompanyAi /> : null}
        </div>
      ) : null}
    </Page>
  )
}
