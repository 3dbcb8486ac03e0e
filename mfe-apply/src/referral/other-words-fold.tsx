import { useTexts } from '@goodword/shared-ui/kernel'
import { useQuietFormStyles } from '@goodword/shared-ui/report/use-quiet-form-styles.ts'
import { makeStyles } from '@griffel/react'
import { lazy, Suspense, useState } from 'react'

const useStyles = makeStyles({
  // It needs one.
  root: { '@media (scripting: none)': { display: 'none' } },
})

const Late = lazy(() =>
  import(/* webpackChunkName: "late-other-words" */ './other-words.tsx').catch(() => ({ default: NotLoaded })),
)

/** Offers the posting in plain words and in other languages, where a language model may do it; loaded when it is opened. */
export function OtherWordsFold({ token, model }: { token: string; model: string | undefined }) {
  const { root } = useStyles()
  const { summary } = useQuietFormStyles()
  const { t } = useTexts()
  const [wasOpen, setWasOpen] = useState(false)
  // Of a page from the server it may be open before there is a script.
  const note = (details: HTMLDetailsElement | null) => {
    if (details?.open) setWasOpen(true)
  }
  return model ? (
    <details className={root} ref={note} onToggle={({ currentTarget }) => note(currentTarget)}>
      <summary className={summary}>{t('Plain words or another language')}</summary>
      {wasOpen ? (
        <Suspense>
          <Late token={token} model={model} />
        </Suspense>
      ) : null}
    </details>
  ) : null
}

function NotLoaded() {
  const { t } = useTexts()
  return <p>{t("We couldn't reach Goodword. Please check your connection and try again.")}</p>
}
