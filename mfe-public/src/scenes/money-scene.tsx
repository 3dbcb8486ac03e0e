import { Badge, type BadgeTone } from '@goodword/shared-ui/feedback/badge.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { useSceneStyles } from './use-scene-styles.ts'

const ROWS: { job: string; pay: string; state: string; tone: BadgeTone; line: string }[] = [
  {
    job: 'Grid Software Engineer',
    pay: '$4,000',
    state: 'Promised',
    tone: 'yellow',
    line: 'Due in 43 days, if the hire stands',
  },
  { job: 'Field Technician', pay: '$1,500', state: 'Due', tone: 'blue', line: 'Invoice INV-00042' },
  { job: 'Community Manager', pay: '$2,000', state: 'Received', tone: 'green', line: 'The recommender has been paid' },
]

/** A statement, as a company reads it. */
export function MoneyScene() {
  const styles = useSceneStyles()
  return (
    <Panel className={styles.card}>
      <p className={styles.title}>Statement</p>
      <div>
        {ROWS.map(({ job, pay, state, tone, line }) => (
          <div key={job} className={styles.row}>
            <span>
              {job}
              <br />
              <span className={styles.small}>{line}</span>
            </span>
            <span className={styles.buttons}>
              {pay} <Badge tone={tone}>{state}</Badge>
            </span>
          </div>
        ))}
      </div>
    </Panel>
  )
}
