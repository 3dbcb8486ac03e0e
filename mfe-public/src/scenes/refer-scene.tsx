import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { useSceneStyles } from './use-scene-styles.ts'

/** The dialog in which a recommender puts in a good word. */
export function ReferScene() {
  const styles = useSceneStyles()
  return (
    <Panel className={styles.card}>
      <p className={styles.title}>Refer a Candidate</p>
      <div className={styles.row}>
        <span>Grid Software Engineer</span>
        <span className={styles.small}>Aurora Energy · $3,000 for you</span>
      </div>
      <p className={styles.quote}>“They are building exactly the kind of tools you always wanted to have.”</p>
      <div className={styles.buttons}>
        <span className={styles.button}>Cancel</span>
        <span className={`${styles.button} ${styles.primary}`}>Send Referral</span>
      </div>
    </Panel>
  )
}
