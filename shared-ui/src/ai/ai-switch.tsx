import { Switch } from '@fluentui/react-components'
import { showToast, useSWR, useTexts } from '@goodword/shared-ui/kernel'
import { FormSection } from '../form/form-section.tsx'

interface Choice {
  isOn: boolean
}

interface AiSwitchProps {
  /** Of the language model. */
  model: string
  /** For whom it is. */
  label: string
  hint: string
  /** Where the choice is read. */
  path: string
  save: (choice: Choice) => Promise<Choice>
  /** What to say where that failed. */
  explain: (error: unknown) => object
}

/** Turns the language model on or off. Nothing is shown until the choice is known. */
export function AiSwitch({ model, label, hint, path, save, explain }: AiSwitchProps) {
  const { t } = useTexts()
  const { data, mutate } = useSWR<Choice>(path)
  if (!data) return null
  const turn = (isOn: boolean) => {
    const show = (choice: Choice) => void mutate(choice, false)
    show({ isOn })
    save({ isOn }).then(show, (error: unknown) => {
      show({ isOn: !isOn })
      showToast({ tone: 'destructive', title: t('The switch was not saved'), ...explain(error) })
    })
  }
  return (
    <FormSection title={t('Language model')} hint={`${hint} ${t('The model is {model}.', { model })}`}>
      <Switch label={label} checked={data.isOn} onChange={(_, { checked }) => turn(checked)} />
    </FormSection>
  )
}
