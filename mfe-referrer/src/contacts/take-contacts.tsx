import { formatCount } from '@goodword/shared-ui/formats.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { ContactSources } from './contact-sources.tsx'
import type { ContactsSession } from './session/contacts-session.ts'
import type { ContactsState } from './session/contacts-state.ts'
import { readNews } from './session/read-news.ts'
import { saidIn } from './session/said-in.ts'

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
  const texts = useTexts()
  const { t } = texts
  const { reading, problems, news, size } = state
  return (
    <div className={styles.root}>
      {size === 0 ? (
        <ContactSources session={session} isBusy={reading !== undefined} takesFocus />
      ) : (
        <details>
          <summary className={styles.more}>{t('Add more contacts')}</summary>
          <ContactSources session={session} isBusy={reading !== undefined} />
        </details>
      )}
      {reading ? (
        <progress
          className={styles.bar}
          aria-label={
            reading.file === undefined ? t('Reading what you pasted') : t('Reading {file}', { file: reading.file })
          }
        />
      ) : null}
      {/* Always there, so that what appears in it is announced. */}
      <div className={styles.news} role="status">
        {reading ? (
          <p className={styles.line}>
            {reading.file === undefined
              ? t('Reading what you pasted: {count} so far...', { count: formatCount(reading.read) })
              : t('Reading {file}: {count} so far...', { file: reading.file, count: formatCount(reading.read) })}
          </p>
        ) : news.length > 0 ? (
          <p className={styles.line}>{news.map((each) => readNews(texts, each)).join(' ')}</p>
        ) : null}
        {problems.length > 0 ? (
          <p className={styles.problem}>
            {problems.map((each) => saidIn(t, each)).join(' ')}
            {size > 0 ? ` ${t('What was read before is still here.')}` : null}
          </p>
        ) : null}
      </div>
    </div>
  )
}
