import { Button } from '@fluentui/react-components'
import { useTexts } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import type { FoundContact } from './contact-book.ts'

const useStyles = makeStyles({
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px 12px',
    paddingBlock: '10px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  words: { display: 'grid', flexGrow: 1, flexBasis: '200px', minWidth: 0, overflowWrap: 'anywhere' },
  name: { fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})

/** One contact with what their title has in common with those that are looked for. */
export function ContactRow({ contact, onRefer }: { contact: FoundContact; onRefer: () => void }) {
  const { t } = useTexts()
  const styles = useStyles()
  const { name, title, company, shared } = contact
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        {title || company ? (
          <span className={styles.quiet}>
            {title && company ? (
              t('{title} at {company}', { title: <bdi>{title}</bdi>, company: <bdi>{company}</bdi> })
            ) : (
              <bdi>{title || company}</bdi>
            )}
          </span>
        ) : null}
        {shared && (shared.via !== undefined || shared.title !== title) ? (
          <span className={styles.quiet}>
            {shared.via === undefined ? (
              <bdi>{shared.title}</bdi>
            ) : (
              t('{title} — also called {other}', { title: <bdi>{shared.title}</bdi>, other: <bdi>{shared.via}</bdi> })
            )}
          </span>
        ) : null}
      </span>
      <Button aria-label={t('Refer {candidate}', { candidate: name })} onClick={onRefer}>
        {t('Refer')}
      </Button>
    </li>
  )
}
