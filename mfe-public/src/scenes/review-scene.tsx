import { Badge } from '@goodword/shared-ui/feedback/badge.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { useSceneStyles } from './use-scene-styles.ts'

/** An application, as a company reads it. */
export function ReviewScene() {
  const styles = useSceneStyles()
  const { t } = useTexts()
  return (
    <Panel className={styles.card}>
      <div className={styles.head}>
        <p className={styles.title}>{'Lena Kowalczyk'}</p>
        <Badge tone="blue">{t('Interview Scheduled')}</Badge>
      </div>
      <div>
        <p className={styles.small}>{t('Maya Okafor, who worked with her for three years, writes:')}</p>
        <p className={styles.quote}>
          {t(
            '“When our dispatcher failed in a storm, Lena stayed on the line with the crew until the lights were back. She writes code the same way: nobody is left in the dark.”',
          )}
        </p>
      </div>
      <div className={styles.buttons}>
        <span className={styles.button}>{t('Reviewing')}</span>
        <span className={`${styles.button} ${styles.primary}`}>{t('Interview')}</span>
        <span className={styles.button}>{t('Not this time')}</span>
      </div>
    </Panel>
  )
}
