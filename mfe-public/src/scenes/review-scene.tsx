import { Badge } from '@goodword/shared-ui/feedback/badge.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { useSceneStyles } from './use-scene-styles.ts'

/** An application, as a company reads it. */
export function ReviewScene() {
  const styles = useSceneStyles()
  return (
    <Panel className={styles.card}>
      <div className={styles.head}>
        <p className={styles.title}>Lena Kowalczyk</p>
        <Badge tone="blue">Interview Scheduled</Badge>
      </div>
      <div>
        <p className={styles.small}>Maya Okafor, who worked with her for three years, writes:</p>
        <p className={styles.quote}>
          “When our dispatcher failed in a storm, Lena stayed on the line with the crew until the lights were back. She
          writes code the same way: nobody is left in the dark.”
        </p>
      </div>
      <div className={styles.buttons}>
        <span className={styles.button}>Reviewing</span>
        <span className={`${styles.button} ${styles.primary}`}>Interview</span>
        <span className={styles.button}>Not this time</span>
      </div>
    </Panel>
  )
}
