import { useTexts } from '@goodword/shared-ui/kernel'
import type { ReactNode } from 'react'
import { NotFound } from '../illustrations/not-found.tsx'
import { ButtonLink } from '../layout/button-link.tsx'
import { NotFoundWords } from './not-found-words.tsx'

interface NotFoundViewProps {
  /** Of the request that found nothing; an address without a page asks no server. */
  requestId?: string | undefined
  /** What there may be for who signs in. */
  children?: ReactNode
}

/** The 404 page. */
export function NotFoundView({ requestId, children }: NotFoundViewProps) {
  const { t } = useTexts()
  return (
    <>
      <NotFoundWords
        requestId={requestId}
        picture={<NotFound />}
        action={
          <ButtonLink to="/" appearance="primary" size="large">
            {t('Back to the start')}
          </ButtonLink>
        }
      />
      {children}
    </>
  )
}
