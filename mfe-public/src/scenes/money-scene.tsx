import { said } from '@goodword/languages/texts'
import { Badge, type BadgeTone } from '@goodword/shared-ui/feedback/badge.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { useSceneStyles } from './use-scene-styles.ts'

const ROWS: { job: string; pay: string; state: string; tone: BadgeTone; line: string }[] = [
  {
    job: said('Grid Software Engineer'),
    pay: '$4,000',
    state: said('Promised'),
    tone: 'yellow',
    line: said('Due in 43 days, if the hire stands'),
  },
  { job: said('Field Technician'), pay: '$1,500', state: said('Due'), tone: 'blue', line: said('Invoice INV-00042') },
  {
    job: said('Community Manager'),
    pay: '$2,000',
    state: said('Received'),
    tone: 'green',
    line: said('The recommender has been paid'),
  },
]

/** A statement, as a company reads it. */
export function MoneyScene() {
  const styles = useSceneStyles()
  const { t } = useTexts()
  return (
    <Panel className={styles.card}>
      <p className={styles.title}>{t('Statement')}</p>
      <div>
        {ROWS.map(({ job, pay, state, tone, line }) => (
          <div key={job} className={styles.row}>
            <span>
              {t(job)}
              <br />
              <span className={styles.small}>{t(line)}</span>
            </span>
            <span className={styles.buttons}>
              {pay} <Badge tone={tone}>{t(state)}</Badge>
            </span>
          </div>
        ))}
      </div>
    </Panel>
  )
}
