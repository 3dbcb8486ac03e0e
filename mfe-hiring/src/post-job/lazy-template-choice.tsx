import { type ComponentProps, lazy, Suspense } from 'react'
import type { TemplateChoice } from './template-choice.tsx'

const Choice = lazy(() =>
  import(/* webpackChunkName: "late-template-choice" */ './template-choice.tsx').then(({ TemplateChoice }) => ({
    default: TemplateChoice,
  })),
)

/** The choice of a template, which only companies with one load; its room is kept meanwhile. */
export function LazyTemplateChoice(props: ComponentProps<typeof TemplateChoice>) {
  if (props.templates.length === 0) return null
  return (
    <Suspense fallback={<div style={{ height: '84px' }} />}>
      <Choice {...props} />
    </Suspense>
  )
}
