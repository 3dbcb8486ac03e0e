import { useTexts } from '@goodword/shared-ui/kernel'
import type { ReactNode } from 'react'
import { EmptyState } from '../feedback/empty-state.tsx'

interface NotFoundWordsProps {
  picture: ReactNode
  /** The way on. */
  action: ReactNode
  requestId?: string | undefined
}

/** What the 404 page says, whatever of it could be loaded. */
export function NotFoundWords({ picture, action, requestId }: NotFoundWordsProps) {
  const { t } = useTexts()
  return (
    <>
      <title>{t('404 Page Not Found · Goodword')}</title>
      <EmptyState
        level={1}
        illustration={picture}
        heading={t('404 Page Not Found')}
        text={
          <>
            <span>{t('Did you forget to add the page to the router?')}</span>{' '}
            <span>{t('The address may have a typing error, or the page is gone.')}</span>
          </>
        }
        action={action}
        requestId={requestId}
      />
    </>
  )
}
