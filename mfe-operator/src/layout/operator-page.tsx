import { Page } from '@goodword/shared-ui/layout/page.tsx'
import { RefreshButton } from '@goodword/shared-ui/lists/refresh-button.tsx'
import type { ReactNode } from 'react'
import { OperatorNav } from './operator-nav.tsx'

interface OperatorPageProps {
  title: string
  lead: string
  /** Rereads what the page shows; undefined where there is nothing to read. */
  onRefresh?: () => void
  isReading?: boolean
  children: ReactNode
}

/** A page of operators: title, navigation and content. */
export function OperatorPage({ title, lead, onRefresh, isReading = false, children }: OperatorPageProps) {
  return (
    <Page
      title={title}
      lead={lead}
      actions={onRefresh ? <RefreshButton isReading={isReading} onRefresh={onRefresh} /> : null}
    >
      <OperatorNav />
      {children}
    </Page>
  )
}
