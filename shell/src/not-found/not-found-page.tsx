import { NotFoundView } from '@goodword/shared-ui/not-found/not-found-view.tsx'
import { MayNeedSignIn } from './may-need-sign-in.tsx'

interface NotFoundPageProps {
  /** The path with its query, where somebody who is signed in would find a page. */
  next: string | undefined
}

/** The page of a path without a route. It belongs to the shell, so it works with every remote down. */
export function NotFoundPage({ next }: NotFoundPageProps) {
  return <NotFoundView>{next ? <MayNeedSignIn next={next} /> : null}</NotFoundView>
}
