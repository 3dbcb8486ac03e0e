import { said } from '@goodword/languages/texts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'

const useStyles = makeStyles({
  root: {
    padding: 'clamp(16px, 3vw, 28px)',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.heroBackground,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  heading: { marginBottom: '12px' },
  list: { margin: 0, display: 'grid', gap: '14px' },
  kind: { fontWeight: tokens.fontWeightSemibold },
  when: { margin: '2px 0 0', color: tokens.colorNeutralForeground2, lineHeight: 1.5 },
})

const KINDS = [
  { kind: said('Referral invitations'), when: said('A candidate is referred and gets their personal link.') },
  { kind: said('Application confirmations'), when: said('A candidate has submitted an application.') },
  { kind: said('Status updates'), when: said("A hiring manager changes an application's status.") },
  { kind: said('Referrer notifications'), when: said('Somebody they referred applies, or the status changes.') },
]

/** The kinds of letters Goodword sends (docs/rules.md#the-notification-kinds). */
export function NotificationKinds() {
  const styles = useStyles()
  const { t } = useTexts()
  return (
    <aside className={styles.root} aria-labelledby="kinds">
      <Heading className={styles.heading} id="kinds">
        {t('Emails Goodword sends')}
      </Heading>
      <dl className={styles.list}>
        {KINDS.map(({ kind, when }) => (
          <div key={kind}>
            <dt className={styles.kind}>{t(kind)}</dt>
            <dd className={styles.when}>{t(when)}</dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}
