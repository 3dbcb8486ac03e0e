import type { ReactNode } from 'react'
import { NotFound } from '../illustrations/not-found.tsx'
import { ButtonLink } from '../layout/button-link.tsx'
import { NotFoundWords } from './not-found-words.tsx'

/** The 404 page. @param children what there may be for who signs in */
export function NotFoundView({ children }: { children?: ReactNode }) {
  return (
    <>
      <NotFoundWords
        picture={<NotFound />}
        action={
          <ButtonLink to="/" appearance="primary" size="large">
            Back to the start
          </ButtonLink>
        }
      />
      {children}
    </>
  )
}
