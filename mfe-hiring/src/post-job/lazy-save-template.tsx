import { Button } from '@fluentui/react-components'
import { useTexts } from '@goodword/shared-ui/kernel'
import { type ComponentProps, lazy, Suspense } from 'react'
import type { SaveTemplate } from './save-template.tsx'

const Late = lazy(() =>
  import(/* webpackChunkName: "late-save-template" */ './save-template.tsx').then(({ SaveTemplate }) => ({
    default: SaveTemplate,
  })),
)

/** The button that keeps a template, with its dialog: the form is there without waiting for them. */
export function LazySaveTemplate(props: ComponentProps<typeof SaveTemplate>) {
  const { t } = useTexts()
  return (
    <Suspense
      fallback={
        <Button size="large" appearance="subtle" disabledFocusable>
          {t('Save as Template')}
        </Button>
      }
    >
      <Late {...props} />
    </Suspense>
  )
}
