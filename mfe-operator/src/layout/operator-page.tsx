import { Button } from '@fluentui/react-components'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Page } from '@goodword/shared-ui/layout/page.tsx'
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
  const { t } = useTexts()
  return (
    <Page
      title={title}
      lead={lead}
      actions={
        onRefresh ? (
          <Button size="large" disabledFocusable={isReading} onClick={onRefresh}>
            {isReading ? t('Refreshing...') : t('Refresh')}
          </Button>
        ) : null
      }
    >
      <OperatorNav />
      {children}
    </Page>
  )
}
