import { AnsweredErrors } from '@goodword/shared-ui/form/answered-errors.ts'
import { Choice } from '@goodword/shared-ui/form/choice.tsx'
import { FieldRow } from '@goodword/shared-ui/form/field-row.tsx'
import { Form } from '@goodword/shared-ui/form/form.tsx'
import { FormSection } from '@goodword/shared-ui/form/form-section.tsx'
import { useAppForm } from '@goodword/shared-ui/form/use-app-form.ts'
import { useState } from 'react'
import { Part } from './part.tsx'

const OPTIONS = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
]
const NAMES = ['name', 'notes', 'price', 'kind', 'agreed'] as const
const REFUSED = Object.fromEntries(NAMES.map((name) => [name, 'This is not what it should be']))

/** Every kind of field: empty, and refused. */
export function Fields() {
  const [chosen, setChosen] = useState('one')
  return (
    <>
      <Part name="Fields">
        <Sample title="Empty" />
      </Part>
      <Part name="Fields, refused">
        <AnsweredErrors value={REFUSED}>
          <Sample title="Refused" />
        </AnsweredErrors>
      </Part>
      <Part inRow name="Choice">
        <Choice inline label="Order" value={chosen} options={OPTIONS} onChoose={setChosen} />
      </Part>
    </>
  )
}

function Sample({ title }: { title: string }) {
  const form = useAppForm({
    defaultValues: {
      name: null as string | null,
      notes: null as string | null,
      price: null as number | null,
      kind: '',
      offered: false,
      agreed: false,
    },
  })
  return (
    <Form label={title} onSubmit={() => form.handleSubmit()}>
      <FormSection title={title} hint="A hint for all of them.">
        <FieldRow>
          <form.AppField name="name">
            {(field) => <field.TextField label="Text" hint="A hint" placeholder="As in this" required />}
          </form.AppField>
          <form.AppField name="price">{(field) => <field.DollarsField label="Dollars" />}</form.AppField>
          <form.AppField name="kind">
            {(field) => <field.SelectField label="Select" placeholder="Choose one" options={OPTIONS} />}
          </form.AppField>
        </FieldRow>
        <form.AppField name="notes">{(field) => <field.TextAreaField label="Long text" rows={3} />}</form.AppField>
        <form.AppField name="offered">{(field) => <field.SwitchField label="A switch" />}</form.AppField>
        <form.AppField name="agreed">{(field) => <field.CheckboxField label="A tick box" />}</form.AppField>
      </FormSection>
    </Form>
  )
}
