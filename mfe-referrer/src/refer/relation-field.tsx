import { RELATION_LABELS } from '@goodword/contract/relation-words'
import { RELATIONS } from '@goodword/contract/relations'
import { SelectField } from '@goodword/shared-ui/form/select-field.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'

/** How the recommender knows the candidate, which the company reads first (docs/rules.md#how-they-know-each-other-comes-first). */
export function RelationField() {
  const { t } = useTexts()
  return (
    <SelectField
      label={t('How do you know them?')}
      none={t('Not stated')}
      options={RELATIONS.map((value) => ({ value, label: t(RELATION_LABELS[value]) }))}
    />
  )
}
