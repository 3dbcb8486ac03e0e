import { Badge } from '@goodword/shared-ui/feedback/badge.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { useSceneStyles } from './use-scene-styles.ts'

/** An invitation, as its candidate reads it. */
export function CandidateScene() {
  const styles = useSceneStyles()
  return (
    <Panel className={styles.card}>
      <p className={styles.small}>Maya Okafor put in a good word for you</p>
      <p className={styles.title}>Grid Software Engineer</p>
      <p className={styles.small}>Aurora Energy · Anchorage or remote · $120k - $150k</p>
      <div className={styles.buttons}>
        <Badge tone="outline">Receives mail at aurora.example</Badge>
        <Badge tone="outline">Full-time</Badge>
      </div>
      <p className={styles.quote}>“They are building exactly the kind of tools you always wanted to have.”</p>
      <div className={styles.buttons}>
        <span className={`${styles.button} ${styles.primary}`}>I'm interested</span>
        <span className={styles.button}>No thanks, delete my details</span>
      </div>
    </Panel>
  )
}
