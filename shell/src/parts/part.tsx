import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { makeStyles } from '@griffel/react'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  part: { display: 'grid', gap: '12px', marginBottom: '32px', minWidth: 0 },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px' },
})

/** One part of the product in each of its states: side by side, or one below the other. */
export function Part({ name, inRow, children }: { name: string; inRow?: boolean; children: ReactNode }) {
  const styles = useStyles()
  return (
    <section className={styles.part} aria-label={name}>
      <Heading size="small">{name}</Heading>
      {inRow ? <div className={styles.row}>{children}</div> : children}
    </section>
  )
}
