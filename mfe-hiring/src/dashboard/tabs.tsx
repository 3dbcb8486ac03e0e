import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { Content, List, Root, Trigger } from '@radix-ui/react-tabs'
import { type ReactNode, useEffect, useRef } from 'react'

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 24px',
    marginBottom: '12px',
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
    // The ring follows its corners.
    ':focus-visible': { borderRadius: tokens.borderRadiusMedium },
    '&[aria-selected=true]': {
      color: tokens.colorNeutralForeground1,
      borderBottom: `2px solid ${tokens.colorCompoundBrandStroke}`,
    },
    '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
  },
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

/** Tabs and the panel of the chosen one; arrow keys, Home and End choose. */
export function Tabs<Value extends string>({ label, tabs, value, onChoose, children }: TabsProps<Value>) {
  const styles = useStyles()
  const list = useRef<HTMLDivElement>(null)
  const shown = useRef(value)

  // What was pressed in the panel before went with it: the keyboard goes on at the tab it led to.
  useEffect(() => {
    if (shown.current === value) return
    shown.current = value
    if (document.activeElement !== document.body) return
    list.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus()
  }, [value])

  return (
    <Root value={value} onValueChange={(next) => onChoose(next as Value)}>
      <List ref={list} className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <Trigger key={tab.value} value={tab.value} className={styles.tab}>
            {tab.label}
          </Trigger>
        ))}
      </List>
      {/* No stop of its own: what is in the panel has some. */}
      <Content value={value} tabIndex={undefined}>
        {children}
      </Content>
    </Root>
  )
}
