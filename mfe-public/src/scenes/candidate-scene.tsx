import { Badge } from '@goodword/shared-ui/feedback/badge.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { useSceneStyles } from './use-scene-styles.ts'

/** An invitation, as its candidate reads it. */
export function CandidateScene() {
  const styles = useSceneStyles()
  const { t } = useTexts()
  return (
    <Panel className={styles.card}>
      <p className={styles.small}>{t('Maya Okafor put in a good word for you')}</p>
      <p className={styles.title}>{t('Grid Software Engineer')}</p>
      <p className={styles.small}>{t('Aurora Energy · Anchorage or remote · $120k - $150k')}</p>
      <div className={styles.buttons}>
        <Badge tone="outline">{t('Receives mail at aurora.example')}</Badge>
        <Badge tone="outline">{t('Full-time')}</Badge>
      </div>
      <p className={styles.quote}>{t('“They are building exactly the kind of tools you always wanted to have.”')}</p>
      <div className={styles.buttons}>
        <span className={`${styles.button} ${styles.primary}`}>{t("I'm interested")}</span>
        <span className={styles.button}>{t('No thanks, delete my details')}</span>
      </div>
    </Panel>
  )
}
