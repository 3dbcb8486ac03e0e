import { makeStyles } from '@griffel/react'
import { type ComponentType, lazy, Suspense } from 'react'
import { tokens } from '../theme/tokens.ts'
import { useHydrated } from './use-hydrated.ts'
import { useTexts } from './use-texts.ts'

const useStyles = makeStyles({
  root: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, lineHeight: 2 },
  id: { fontFamily: 'ui-monospace, monospace', overflowWrap: 'anywhere', userSelect: 'all' },
  // As wide as the button: nothing moves when that comes.
  place: { display: 'inline-block', padding: '0 8px', visibility: 'hidden' },
})

interface RequestIdProps {
  /** Undefined where no server has heard of the failure: then there is nothing to quote. */
  id: string | undefined
}

const CopyButton = lazy<ComponentType<{ id: string }>>(() =>
  import(/* webpackChunkName: "rare-request-id" */ './copy-request-id.tsx').then(
    ({ CopyRequestId }) => ({ default: CopyRequestId }),
    // Nothing may break where something is broken already: the id can still be read.
    () => ({ default: () => null }),
  ),
)

/**
 * The id of the request that failed, to be quoted in a report: the server's log knows all that it caused by this id. It
 * stands in the server's HTML, too; the button that copies it comes when something has failed, since few visits see it. A
 * notification that is read out leaves it out: to an ear it tells nothing.
 */
export function RequestId({ id }: RequestIdProps) {
  const styles = useStyles()
  const isHydrated = useHydrated()
  const { t } = useTexts()
  if (!id) return null
  const place = <span className={styles.place}>{t('Copy')}</span>
  return (
    <p className={styles.root} data-radix-toast-announce-exclude="">
      {t('Reference {id}', { id: <code className={styles.id}>{id}</code> })}
      {isHydrated ? (
        <Suspense fallback={place}>
          <CopyButton id={id} />
        </Suspense>
      ) : (
        place
      )}
    </p>
  )
}
