import { Button } from '@fluentui/react-components'
import { RequestId, type Texts, useTexts } from '@goodword/shared-ui/kernel'
import { makeStyles } from '@griffel/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { formatCount } from '../formats.ts'
import { tokens } from '../theme/tokens.ts'
import type { List } from './use-list.ts'

const useStyles = makeStyles({
  root: { display: 'grid', justifyItems: 'center', gap: '10px', paddingTop: '24px' },
  line: { margin: 0, color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums', outlineStyle: 'none' },
  failure: { margin: 0, textAlign: 'center' },
})

interface ShowMoreProps<T> {
  list: List<T>
  /** The server's own sentence of why the next page could not be read, where it said one. */
  text?: string | undefined
  /** Of the call that failed, to be quoted in a report. */
  requestId: string | undefined
}

/**
 * What stands after a list that is read in pages. The next page is asked for by itself when one comes near, and by the
 * button for keyboards; where that failed, by the button alone. A list that came whole has nothing here.
 */
export function ShowMore<T>({ list, text, requestId }: ShowMoreProps<T>) {
  const styles = useStyles()
  const { t } = useTexts()
  const root = useRef<HTMLDivElement>(null)
  const line = useRef<HTMLParagraphElement>(null)
  const isPressed = useRef(false)
  const { exists, hasGrown, isReading, error } = list.more
  const read = useEffectEvent(list.more.read)
  const count = list.items?.length ?? 0
  // Who comes back to a list that had grown to its end finds the page as long as it was.
  const [hadMore, setHadMore] = useState(exists || hasGrown)
  if (exists && !hadMore) setHadMore(true)
  const waits = exists && !isReading && !list.isReading && !error

  // Anew for each page: an observer reports no second time what stays in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!waits || !root.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && read(), { rootMargin: '600px' })
    observer.observe(root.current)
    return () => observer.disconnect()
  }, [waits, count])

  // The button goes with the last page: who pressed it goes on at the list's end.
  useEffect(() => {
    if (!exists && isPressed.current) line.current?.focus({ preventScroll: true })
  }, [exists])

  if (!hadMore) return null
  return (
    <div className={styles.root} ref={root}>
      <p className={styles.line} role="status" ref={line} tabIndex={-1}>
        {shownOf(list, t)}
      </p>
      {error ? (
        <div role="alert">
          <p className={styles.failure}>
            {text ?? t("We couldn't load more. Please check your connection and try again.")}
          </p>
          <RequestId id={requestId} />
        </div>
      ) : null}
      {exists ? (
        <Button
          disabledFocusable={isReading}
          onClick={() => {
            isPressed.current = true
            list.more.read()
          }}
        >
          {isReading ? t('Loading...') : error ? t('Try again') : t('Show more')}
        </Button>
      ) : null}
    </div>
  )
}

function shownOf<T>({ items = [], total, more }: List<T>, t: Texts['t']): string | null {
  const count = formatCount(items.length)
  if (!more.exists) return t('All {count} are shown', { count })
  if (!total) return null
  return t('{count} of {total}', { count, total: `${formatCount(total.count)}${total.isExact ? '' : '+'}` })
}
