import { formatCents } from '@goodword/contract/format-cents'
import { Badge, type BadgeTone } from '@goodword/shared-ui/feedback/badge.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { useSceneStyles } from './use-scene-styles.ts'

const ROWS: { job: string; cents: number; state: string; tone: BadgeTone; line: string }[] = [
  {
    job: 'Grid Software Engineer',
    cents: 400_000,
    state: 'Promised',
    tone: 'yellow',
    line: 'Due in 43 days, if the hire stands',
  },
  { job: 'Field Technician', cents: 150_000, state: 'Due', tone: 'blue', line: 'Invoice INV-00042' },
  { job: 'Community Manager', cents: 200_000, state: 'Received', tone: 'green', line: 'The recommender has been paid' },
]

/** A statement, as a company reads it. */
export function MoneyScene() {
  const styles = useSceneStyles()
  return (
    <Panel className={styles.card}>
      <p className={styles.title}>Statement</p>
      <div>
        {ROWS.map(({ job, cents, state, tone, line }) => (
          <div key={job} className={styles.row}>
            <span>
              {job}
              <br />
              <span className={styles.small}>{line}</span>
            </span>
            <span className={styles.buttons}>
              {formatCents(cents)} <Badge tone={tone}>{state}</Badge>
            </span>
          </div>
        ))}
      </div>
    </Panel>
  )
}
