import { countryOptions } from '@goodword/contract/country-options'
import { WORKPLACE_LABELS, WORKPLACES } from '@goodword/contract/place-and-pay'
import { FieldRow } from '@goodword/shared-ui/form/field-row.tsx'
import { FormSection } from '@goodword/shared-ui/form/form-section.tsx'
import { withForm } from '@goodword/shared-ui/form/use-app-form.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { CountriesField } from './countries-field.tsx'
import { emptyJob } from './empty-job.ts'

/** Where the work is done, in fields that filters understand (docs/rules.md#place-and-pay-have-fields). */
export const PlaceSection = withForm({
  defaultValues: emptyJob(null),
  render: function Render({ form }) {
    const { t } = useTexts()
    return (
      <FormSection
        title={t('Place, for filters (Optional)')}
        hint={t('Referrers who look for a place find the job by these. The location above stays as you wrote it.')}
      >
        <FieldRow>
          <form.AppField name="workplace">
            {(field) => (
              <field.SelectField
                label={t('Workplace')}
                none={t('Not said')}
                options={WORKPLACES.map((workplace) => ({ value: workplace, label: t(WORKPLACE_LABELS[workplace]) }))}
              />
            )}
          </form.AppField>
          <form.Subscribe selector={(state) => state.values.workplace === 'remote'}>
            {(isRemote) =>
              isRemote ? (
                <form.AppField name="remoteFrom">{() => <CountriesField />}</form.AppField>
              ) : (
                <>
                  <form.AppField name="city">{(field) => <field.TextField label={t('City')} />}</form.AppField>
                  <form.AppField name="country">
                    {(field) => (
                      <field.SelectField label={t('Country')} none={t('Not said')} options={countryOptions()} />
                    )}
                  </form.AppField>
                </>
              )
            }
          </form.Subscribe>
        </FieldRow>
      </FormSection>
    )
  },
})
