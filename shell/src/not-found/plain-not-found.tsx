import { useTexts } from '@goodword/shared-ui/kernel'
import { NotFoundWords } from '@goodword/shared-ui/not-found/not-found-words.tsx'

/** The 404 page where its own script cannot be had: the words, and the ways on; loaded anew it may be there. */
export function PlainNotFound({ next }: { next: string | undefined }) {
  const { t } = useTexts()
  return (
    <NotFoundWords
      picture={null}
      action={
        <>
          <a href="/">{t('Back to the start')}</a>
          {next ? (
            <p>
              {t('This page may need you to be signed in. <again>Try again</again>', {
                again: (words) => <a href={next}>{words}</a>,
              })}
            </p>
          ) : null}
        </>
      }
    />
  )
}
