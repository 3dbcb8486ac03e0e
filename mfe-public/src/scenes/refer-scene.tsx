import { useTexts } from '@goodword/shared-ui/kernel'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { useSceneStyles } from './use-scene-styles.ts'

/** The dialog in which a recommender puts in a good word. */
export function ReferScene() {
  const styles = useSceneStyles()
  const { t } = useTexts()
  return (
    <Panel className={styles.card}>
      <p className={styles.title}>{t('Refer a Candidate')}</p>
      <div className={styles.row}>
        <span>{t('Grid Software Engineer')}</span>
        <span className={styles.small}>{t('Aurora Energy · $3,000 for you')}</span>
      </div>
      <p className={styles.quote}>{t('“They are building exactly the kind of tools you always wanted to have.”')}</p>
      <div className={styles.buttons}>
        <span className={styles.button}>{t('Cancel')}</span>
        <span className={`${styles.button} ${styles.primary}`}>{t('Send Referral')}</span>
      </div>
    </Panel>
  )
}
