import { said } from '@goodword/languages/texts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import type { AiUse } from './ai-uses.ts'

const useStyles = makeStyles({
  use: { paddingBlock: '18px', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  what: { margin: '8px 0 14px', color: tokens.colorNeutralForeground2, lineHeight: 1.6, textWrap: 'pretty' },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 9rem) minmax(0, 1fr)',
    gap: '8px 16px',
    margin: 0,
    lineHeight: 1.5,
    '@media (max-width: 599px)': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 0 },
  },
  name: { color: tokens.colorNeutralForeground3 },
  fact: { margin: 0, overflowWrap: 'anywhere', '@media (max-width: 599px)': { marginBottom: '10px' } },
})

const FACTS = [
  ['reads', said('Reads')],
  ['runs', said('Runs')],
  ['never', said('Never')],
  ['off', said('Turn it off')],
] as const

interface AiUseCardProps {
  use: AiUse
  /** The name of the language model, where there is one. */
  model: string | null | undefined
}

/** One use, with its four facts. */
export function AiUseCard({ use, model }: AiUseCardProps) {
  const styles = useStyles()
  const { t } = useTexts()
  return (
    <section className={styles.use}>
      <Heading>{t(use.heading)}</Heading>
      <p className={styles.what}>{t(use.what)}</p>
      <dl className={styles.facts}>
        {FACTS.map(([fact, name]) => (
          <Fact key={fact} name={t(name)}>
            {t(use[fact], { model: model ?? '' })}
          </Fact>
        ))}
      </dl>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: string }) {
  const styles = useStyles()
  return (
    <>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.fact}>{children}</dd>
    </>
  )
}
