import type { Desk } from '@goodword/contract/operators'
import { EmptyState } from '@goodword/shared-ui/feedback/empty-state.tsx'
import { SentLetter } from '@goodword/shared-ui/illustrations/sent-letter.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { ButtonLink } from '@goodword/shared-ui/layout/button-link.tsx'
import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { waitingIn } from './waiting-in.ts'

const useStyles = makeStyles({
  heading: { marginBottom: '16px' },
  frame: { padding: 0 },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 24px',
    padding: '12px clamp(16px, 2.4vw, 24px)',
    ':not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  words: { flexGrow: 1, flexBasis: '260px', minWidth: 0 },
  text: { margin: 0, color: tokens.colorNeutralForeground3, lineHeight: 1.5 },
})

/** The open tasks with their links, or that there are none. */
export function Waiting({ desk }: { desk: Desk }) {
  const styles = useStyles()
  const texts = useTexts()
  const { t } = texts
  const waiting = waitingIn(desk, texts)
  if (waiting.length === 0) {
    return (
      <Panel>
        <EmptyState
          illustration={<SentLetter />}
          heading={t('Nothing to do')}
          text={t('Payments are confirmed, emails are sent or queued, and all visitors get the same releases.')}
        />
      </Panel>
    )
  }
  return (
    <>
      <Heading size="large" className={styles.heading}>
        {t('What waits')}
      </Heading>
      <Panel className={styles.frame}>
        <ul className={styles.list}>
          {waiting.map(({ heading, text, to, action }) => (
            <li key={to} className={styles.item}>
              <div className={styles.words}>
                <Heading level={3} size="small">
                  {heading}
                </Heading>
                <p className={styles.text}>{text}</p>
              </div>
              <ButtonLink to={to}>{action}</ButtonLink>
            </li>
          ))}
        </ul>
      </Panel>
    </>
  )
}
