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
  return (
    <>
      <title>404 Page Not Found · Goodword</title>
      <EmptyState
        level={1}
        illustration={picture}
        heading="404 Page Not Found"
        text="Did you forget to add the page to the router?"
        action={action}
        requestId={requestId}
      />
    </>
  )
}
