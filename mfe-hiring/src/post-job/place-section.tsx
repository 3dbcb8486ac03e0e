import { countryOptions } from '@goodword/contract/country-options'
import { WORKPLACE_LABELS, WORKPLACES } from '@goodword/contract/place-and-pay'
import { FieldRow } from '@goodword/shared-ui/form/field-row.tsx'
import { FormSection } from '@goodword/shared-ui/form/form-section.tsx'
import { withForm } from '@goodword/shared-ui/form/use-app-form.ts'
import { CountriesField } from './countries-field.tsx'
import { emptyJob } from './empty-job.ts'

const KINDS = WORKPLACES.map((workplace) => ({ value: workplace, label: WORKPLACE_LABELS[workplace] }))

/** Where the work is done, in fields that filters understand (docs/rules.md#place-and-pay-have-fields). */
export const PlaceSection = withForm({
  defaultValues: emptyJob(null),
  render: ({ form }) => (
    <FormSection
      title="Place, for filters (Optional)"
      hint="Referrers who look for a place find the job by these. The location above stays as you wrote it."
    >
      <FieldRow>
        <form.AppField name="workplace">
          {(field) => <field.SelectField label="Workplace" none="Not said" options={KINDS} />}
        </form.AppField>
        <form.Subscribe selector={(state) => state.values.workplace === 'remote'}>
          {(isRemote) =>
            isRemote ? (
              <form.AppField name="remoteFrom">{() => <CountriesField />}</form.AppField>
            ) : (
              <>
                <form.AppField name="city">{(field) => <field.TextField label="City" />}</form.AppField>
                <form.AppField name="country">
                  {(field) => <field.SelectField label="Country" none="Not said" options={countryOptions()} />}
                </form.AppField>
              </>
            )
          }
        </form.Subscribe>
      </FieldRow>
    </FormSection>
  ),
})
