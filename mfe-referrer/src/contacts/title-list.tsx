import { DismissRegular } from '@fluentui/react-icons'
import { useTexts } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { useEffect, useRef } from 'react'

const useStyles = makeStyles({
  list: { display: 'flex', flexWrap: 'wrap', gap: '6px', margin: 0, padding: 0, listStyleType: 'none' },
  title: {
    display: 'inline-flex',
    alignItems: 'center',
    minWidth: 0,
    paddingInlineStart: '10px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    fontSize: tokens.fontSizeBase200,
    overflowWrap: 'anywhere',
  },
  remove: {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: '40px',
    minHeight: '40px',
    border: 0,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    cursor: 'pointer',
  },
})

/** Titles, each with a button that removes it. */
export function TitleList({ titles, onRemove }: { titles: readonly string[]; onRemove: (title: string) => void }) {
  const { t } = useTexts()
  const styles = useStyles()
  const list = useRef<HTMLUListElement>(null)
  const removedAt = useRef<number>(null)
  // The button that was pressed goes with its title: the next one has the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the titles change
  useEffect(() => {
    const buttons = list.current?.querySelectorAll('button') ?? []
    if (removedAt.current !== null) buttons[Math.min(removedAt.current, buttons.length - 1)]?.focus()
    removedAt.current = null
  }, [titles])
  const remove = (title: string, at: number) => {
    removedAt.current = at
    onRemove(title)
  }
  return (
    <ul className={styles.list} ref={list}>
      {titles.map((title, at) => (
        <li key={title} className={styles.title}>
          <span dir="auto">{title}</span>
          {/* The browser's own button: there can be hundreds. */}
          <button
            type="button"
            className={styles.remove}
            aria-label={t('Remove {title}', { title })}
            onClick={() => remove(title, at)}
          >
            <DismissRegular aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  )
}
