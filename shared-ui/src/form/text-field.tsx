import { Input, type InputProps } from '@fluentui/react-components'
import { useFieldContext } from './form-context.ts'
import { LabelledField } from './labelled-field.tsx'
import { useBlur } from './use-blur.ts'

interface TextFieldProps
  extends Pick<
    InputProps,
    'type' | 'placeholder' | 'autoComplete' | 'inputMode' | 'input' | 'autoCapitalize' | 'spellCheck'
  > {
  label: string
  hint?: string
  required?: boolean
}

/** A one-line field of a form; null is empty. */
export function TextField({ label, hint, required, ...input }: TextFieldProps) {
  const field = useFieldContext<string | null>()
  const onBlur = useBlur()
  return (
    <LabelledField label={label} hint={hint} required={required}>
      <Input
        {...input}
        size="large"
        dir="auto"
        name={field.name}
        value={field.state.value ?? ''}
        onChange={(_, data) => field.handleChange(data.value)}
        onBlur={onBlur}
      />
    </LabelledField>
  )
}
