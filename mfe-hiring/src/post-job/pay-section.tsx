import { formatAmount } from '@goodword/contract/format-pay'
import { PLATFORM_SHARE } from '@goodword/contract/limits'
import { PAY_BASES, PAY_BASIS_LABELS } from '@goodword/contract/place-and-pay'
import { FieldRow } from '@goodword/shared-ui/form/field-row.tsx'
import { FormSection } from '@goodword/shared-ui/form/form-section.tsx'
import { withForm } from '@goodword/shared-ui/form/use-app-form.ts'
import { currencyOptions } from './currency-options.ts'
import { emptyJob } from './empty-job.ts'

const PERIODS = [
  { value: 'year', label: 'Per year' },
  { value: 'month', label: 'Per month' },
  { value: 'hour', label: 'Per hour' },
]
const BASES = PAY_BASES.map((basis) => ({ value: basis, label: capitalized(PAY_BASIS_LABELS[basis]) }))

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Salary and referral bonus. */
export const PaySection = withForm({
  defaultValues: emptyJob(null),
  render: ({ form }) => (
    <FormSection
      title="Salary and reward"
      hint={`You pay the referral bonus only when you hire. Goodword keeps ${PLATFORM_SHARE * 100}% of it.`}
    >
      <form.Subscribe selector={({ values: { payCurrency, payPeriod } }) => [payCurrency, payPeriod] as const}>
        {([currency = 'USD', period = 'year']) => {
          const amount = {
            sign: formatAmount(0, currency).slice(0, -1).trim(),
            hint: `In ${currency === 'USD' ? 'dollars' : currency} per ${period}`,
          }
          return (
            <FieldRow>
              <form.AppField name="salaryMin">
                {(field) => <field.DollarsField label="Minimum Salary" {...amount} />}
              </form.AppField>
              <form.AppField name="salaryMax">
                {(field) => <field.DollarsField label="Maximum Salary" {...amount} />}
              </form.AppField>
            </FieldRow>
          )
        }}
      </form.Subscribe>
      <FieldRow>
        <form.AppField name="payCurrency">
          {(field) => <field.SelectField label="Currency" options={currencyOptions()} />}
        </form.AppField>
        <form.AppField name="payPeriod">
          {(field) => <field.SelectField label="Pay Period" options={PERIODS} />}
        </form.AppField>
        <form.AppField name="payBasis">
          {(field) => <field.SelectField label="Before or After Tax" none="Not said" options={BASES} />}
        </form.AppField>
      </FieldRow>
      <form.AppField name="hasReferralBonus">
        {(field) => <field.SwitchField label="Offer referral bonus?" />}
      </form.AppField>
      <form.Subscribe selector={(state) => state.values.hasReferralBonus}>
        {(offered) =>
          offered ? (
            <form.AppField name="referralBonus">
              {(field) => <field.DollarsField label="Referral Bonus Amount" hint="Amount in dollars" required />}
            </form.AppField>
          ) : null
        }
      </form.Subscribe>
    </FormSection>
  ),
})
