import { NotFoundWords } from '@goodword/shared-ui/not-found/not-found-words.tsx'

/** The 404 page where its own script cannot be had: the words, and the ways on; loaded anew it may be there. */
export function PlainNotFound({ next }: { next: string | undefined }) {
  return (
    <NotFoundWords
      picture={null}
      action={
        <>
          <a href="/">Back to the start</a>
          {next ? (
            <p>
              This page may need you to be signed in. <a href={next}>Try again</a>
            </p>
          ) : null}
        </>
      }
    />
  )
}
