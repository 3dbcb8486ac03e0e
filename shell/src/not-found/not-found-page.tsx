import { NotFound } from '@goodword/shared-ui/illustrations/not-found.tsx'
import { ButtonLink } from '@goodword/shared-ui/layout/button-link.tsx'
import { MayNeedSignIn } from './may-need-sign-in.tsx'
import { NotFoundWords } from './not-found-words.tsx'

interface NotFoundPageProps {
  /** The path with its query, where somebody who is signed in would find a page. */
  next: string | undefined
}

/** The page of a path without a route. It belongs to the shell, so it works with every remote down. */
export function NotFoundPage({ next }: NotFoundPageProps) {
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
      {next ? <MayNeedSignIn next={next} /> : null}
    </>
  )
}
