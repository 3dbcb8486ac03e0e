import { requestIdOf, serverSentence } from '@goodword/contract/call'
import { type Billing, findBilling } from '@goodword/contract/companies'
import { pathOf } from '@goodword/contract/endpoint'
import { ReadFailed } from '@goodword/shared-ui/feedback/read-failed.tsx'
import { Skeleton } from '@goodword/shared-ui/feedback/skeleton.tsx'
import { FormSection } from '@goodword/shared-ui/form/form-section.tsx'
import { useSWR, useTexts } from '@goodword/shared-ui/kernel'
import { BillingForm } from './billing-form.tsx'

/** Whom invoices are made out to (docs/rules.md#a-hire-has-an-invoice). */
export function BillingSection() {
  const { t } = useTexts()
  const { data, error, mutate } = useSWR<Billing>(pathOf(findBilling))
  return (
    <FormSection
      title={t('For your invoices')}
      hint={t('Who pays the referral bonus for a hire. Invoices that you already have stay as they are.')}
    >
      {data ? (
        <BillingForm billing={data} onSaved={(billing) => void mutate(billing, { revalidate: false })} />
      ) : error ? (
        <ReadFailed
          heading={t("We couldn't load your billing details")}
          text={serverSentence(error)}
          requestId={requestIdOf(error)}
          onRetry={() => void mutate()}
        />
      ) : (
        <Skeleton height="280px" />
      )}
    </FormSection>
  )
}
