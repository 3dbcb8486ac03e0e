import { createFormHook } from '@tanstack/react-form'
import { CheckboxField } from './checkbox-field.tsx'
import { DollarsField } from './dollars-field.tsx'
import { fieldContext, formContext } from './form-context.ts'
import { SelectField } from './select-field.tsx'
import { SubmitButton } from './submit-button.tsx'
import { SwitchField } from './switch-field.tsx'
import { TextAreaField } from './text-area-field.tsx'
import { TextField } from './text-field.tsx'

/** TanStack Form with our fields: `<form.AppField name>{(field) => <field.TextField label />}</form.AppField>`. */
export const { useAppForm, withForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: { CheckboxField, DollarsField, SelectField, SwitchField, TextAreaField, TextField },
  formComponents: { SubmitButton },
})
