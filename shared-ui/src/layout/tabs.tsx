import { makeStyles, mergeClasses } from '@griffel/react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { tokens } from '../theme/tokens.ts'

const useStyles = makeStyles({
  list: {
    display: 'flex',
    gap: '24px',
    marginBottom: '20px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  tab: {
    marginBottom: '-1px',
    padding: '10px 2px',
    minHeight: '44px',
    border: 'none',
    borderBottom: '2px solid transparent',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground3,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase400,
    fontWeight: tokens.fontWeightSemibold,
    cursor: 'pointer',
    transition: 'color 120ms, border-color 120ms',
    ':hover': { color: tokens.colorNeutralForeground1 },
    '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
  },
  current: { color: tokens.colorNeutralForeground1, borderBottom: `2px solid ${tokens.colorCompoundBrandStroke}` },
})

interface TabsProps<Value extends string> {
  /** Names the row of tabs to screen readers. */
  label: string
  tabs: readonly { value: Value; label: string }[]
  value: Value
  onChoose: (value: Value) => void
  /** What the chosen tab shows. */
  children: ReactNode
}

/**
 * Tabs and the panel of the chosen one; arrow keys, Home and End choose. Fluent's own keeps hidden elements in the
 * keyboard's way, which accessibility checks rightly refuse.
 */
export function Tabs<Value extends string>({ label, tabs, value, onChoose, children }: TabsProps<Value>) {
  const styles = useStyles()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const shown = useRef(value)

  // What was pressed in the panel before went with it: the keyboard goes on at the tab it led to.
  useEffect(() => {
    if (shown.current === value) return
    shown.current = value
    if (document.activeElement !== document.body) return
    list.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus()
  }, [value])

  function onKeyDown(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.value === value)
    const places: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: tabs.length - 1 }
    const place = places[event.key]
    const next = place === undefined ? undefined : tabs.at(place % tabs.length)
    if (!next) return
    event.preventDefault()
    onChoose(next.value)
    list.current?.querySelectorAll('button')[tabs.indexOf(next)]?.focus()
  }

  return (
    <>
      <div ref={list} className={styles.list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            className={mergeClasses(styles.tab, tab.value === value && styles.current)}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChoose(tab.value)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  )
}
