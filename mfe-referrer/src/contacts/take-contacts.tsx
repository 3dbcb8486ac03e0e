import { formatCount } from '@goodword/shared-ui/formats.ts'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { ContactSources } from './contact-sources.tsx'
import type { ContactsSession } from './session/contacts-session.ts'
import type { ContactsState } from './session/contacts-state.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' },
  news: { display: 'grid', gap: '4px', overflowWrap: 'anywhere' },
  line: { margin: 0 },
  problem: { margin: 0, color: tokens.colorPaletteRedForeground1 },
  bar: { width: '100%', height: '10px', accentColor: tokens.colorCompoundBrandBackground },
  more: { cursor: 'pointer', paddingBlock: '8px', color: tokens.colorBrandForegroundLink },
})

interface TakeContactsProps {
  state: ContactsState
  session: ContactsSession
}

/** Takes files and pasted lines, and says what became of them. */
export function TakeContacts({ state, session }: TakeContactsProps) {
  const styles = useStyles()
  const { reading, problem, news, size } = state
  return (
    <div className={styles.root}>
      {size === 0 ? (
        <ContactSources session={session} isBusy={reading !== undefined} takesFocus />
      ) : (
        <details>
          <summary className={styles.more}>Add more contacts</summary>
          <ContactSources session={session} isBusy={reading !== undefined} />
        </details>
      )}
      {reading ? <progress className={styles.bar} aria-label={`Reading ${reading.what}`} /> : null}
      {/* Always there, so that what appears in it is announced. */}
      <div className={styles.news} role="status">
        {reading ? (
          <p className={styles.line}>{`Reading ${reading.what}: ${formatCount(reading.read)} so far...`}</p>
        ) : news ? (
          <p className={styles.line}>{news}</p>
        ) : null}
        {problem ? (
          <p className={styles.problem}>
            {problem}
            {size > 0 ? ' What was read before is still here.' : null}
          </p>
        ) : null}
      </div>
    </div>
  )
}
