import { formatAmount } from '@goodword/contract/format-pay'
import { PLATFORM_SHARE } from '@goodword/contract/limits'
import { PAY_BASES, PAY_BASIS_LABELS } from '@goodword/contract/place-and-pay'
import { said } from '@goodword/languages/texts'
import { FieldRow } from '@goodword/shared-ui/form/field-row.tsx'
import { FormSection } from '@goodword/shared-ui/form/form-section.tsx'
import { withForm } from '@goodword/shared-ui/form/use-app-form.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { currencyOptions } from './currency-options.ts'
import { emptyJob } from './empty-job.ts'

const PERIODS = [
  { value: 'year', label: said('Per year') },
  { value: 'month', label: said('Per month') },
  { value: 'hour', label: said('Per hour') },
]
const IN_DOLLARS = {
  year: said('In dollars per year'),
  month: said('In dollars per month'),
  hour: said('In dollars per hour'),
}
const IN_OTHERS = {
  year: said('In {currency} per year'),
  month: said('In {currency} per month'),
  hour: said('In {currency} per hour'),
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Salary and referral bonus. */
export const PaySection = withForm({
  defaultValues: emptyJob(null),
  render: function Render({ form }) {
    const { t } = useTexts()
    return (
      <FormSection
        title={t('Salary and reward')}
        hint={t('You pay the referral bonus only when you hire. Goodword keeps {percent}% of it.', {
          percent: PLATFORM_SHARE * 100,
        })}
      >
        <form.Subscribe selector={({ values: { payCurrency, payPeriod } }) => [payCurrency, payPeriod] as const}>
          {([currency = 'USD', period = 'year']) => {
            const amount = {
              sign: formatAmount(0, currency).slice(0, -1).trim(),
              hint: currency === 'USD' ? t(IN_DOLLARS[period]) : t(IN_OTHERS[period], { currency }),
            }
            return (
              <FieldRow>
                <form.AppField name="salaryMin">
                  {(field) => <field.DollarsField label={t('Minimum Salary')} {...amount} />}
                </form.AppField>
                <form.AppField name="salaryMax">
                  {(field) => <field.DollarsField label={t('Maximum Salary')} {...amount} />}
                </form.AppField>
              </FieldRow>
            )
          }}
        </form.Subscribe>
        <FieldRow>
          <form.AppField name="payCurrency">
            {(field) => <field.SelectField label={t('Currency')} options={currencyOptions()} />}
          </form.AppField>
          <form.AppField name="payPeriod">
            {(field) => (
              <field.SelectField
                label={t('Pay Period')}
                options={PERIODS.map((one) => ({ ...one, label: t(one.label) }))}
              />
            )}
          </form.AppField>
          <form.AppField name="payBasis">
            {(field) => (
              <field.SelectField
                label={t('Before or After Tax')}
                none={t('Not said')}
                options={PAY_BASES.map((basis) => ({ value: basis, label: capitalized(t(PAY_BASIS_LABELS[basis])) }))}
              />
            )}
          </form.AppField>
        </FieldRow>
        <form.AppField name="hasReferralBonus">
          {(field) => <field.SwitchField label={t('Offer referral bonus?')} />}
        </form.AppField>
        <form.Subscribe selector={(state) => state.values.hasReferralBonus}>
          {(offered) =>
            offered ? (
              <form.AppField name="referralBonus">
                {(field) => (
                  <field.DollarsField label={t('Referral Bonus Amount')} hint={t('Amount in dollars')} required />
                )}
              </form.AppField>
            ) : null
          }
        </form.Subscribe>
      </FormSection>
    )
  },
})
