import { EmptyState } from '@goodword/shared-ui/feedback/empty-state.tsx'

/** The 404 page where its own script cannot be had: the words, and the ways on; loaded anew it may be there. */
export function PlainNotFound({ next }: { next: string | undefined }) {
  return (
    <>
      <title>404 Page Not Found · Goodword</title>
      <EmptyState
        level={1}
        illustration={null}
        heading="404 Page Not Found"
        text="Did you forget to add the page to the router?"
        action={<a href="/">Back to the start</a>}
      />
      {next ? (
        <EmptyState
          illustration={null}
          heading="Sign in"
          text="This page may need you to be signed in."
          action={<a href={next}>Try again</a>}
        />
      ) : null}
    </>
  )
}
