import { Page } from '@goodword/shared-ui/layout/page.tsx'
import { Content } from './content.tsx'
import { Controls } from './controls.tsx'
import { Fields } from './fields.tsx'
import { WaitsAndFailures } from './waits-and-failures.tsx'

/** Every part that pages are made of, in each of its states. */
export function PartsPage() {
  return (
    <Page title="Parts" lead="Every part of a page in each of its states. Only in development.">
      <Controls />
      <Fields />
      <Content />
      <WaitsAndFailures />
    </Page>
  )
}
