import { PLATFORM_SHARE } from '@goodword/contract/limits'
import { FieldRow } from '@goodword/shared-ui/form/field-row.tsx'
import { FormSection } from '@goodword/shared-ui/form/form-section.tsx'
import { withForm } from '@goodword/shared-ui/form/use-app-form.ts'
import { emptyJob } from './empty-job.ts'

/** Salary and referral bonus. */
export const PaySection = withForm({
  defaultValues: emptyJob(null),
  render: ({ form }) => (
    <FormSection
      title="Salary and reward"
      hint={`You pay the referral bonus only when you hire. Goodword keeps ${PLATFORM_SHARE * 100}% of it.`}
    >
      <FieldRow>
        <form.AppField name="salaryMin">
          {(field) => <field.DollarsField label="Minimum Salary" hint="In dollars per year" />}
        </form.AppField>
        <form.AppField name="salaryMax">
          {(field) => <field.DollarsField label="Maximum Salary" hint="In dollars per year" />}
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
