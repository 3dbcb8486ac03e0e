import { Switch } from '@fluentui/react-components'
import { useFieldContext } from './form-context.ts'
import { useBlur } from './use-blur.ts'

/** A toggle that works at once, such as 'Offer referral bonus?'. */
export function SwitchField({ label }: { label: string }) {
  const field = useFieldContext<boolean>()
  const onBlur = useBlur()
  return (
    <Switch
      label={label}
      name={field.name}
      checked={field.state.value}
      onChange={(_, data) => field.handleChange(data.checked)}
      onBlur={onBlur}
    />
  )
}
