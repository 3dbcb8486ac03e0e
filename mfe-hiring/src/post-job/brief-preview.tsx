import { Button } from '@fluentui/react-components'
import { BRIEF_LABELS, BRIEF_LINES, type BriefInput, type BriefLine } from '@goodword/contract/brief'
import { keptChoice } from '@goodword/contract/chosen-brief'
import { pickBrief } from '@goodword/contract/pick-brief'
import { quotableSentences } from '@goodword/contract/quotable-sentences'
import { Choice } from '@goodword/shared-ui/form/choice.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import type { JobValues } from './empty-job.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gap: '12px', marginTop: '24px', padding: '16px' },
  text: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, lineHeight: 1.5 },
  lines: { display: 'grid', gap: '8px', margin: 0 },
  label: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  quote: { margin: 0, lineHeight: 1.5, textAlign: 'start', overflowWrap: 'anywhere' },
  fields: { display: 'grid', gap: '12px' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
})

const PICKED = 'picked'
const NONE = 'none'
const SENTENCE = 'sentence:'

interface BriefPreviewProps {
  job: JobValues
  onChoose: (brief: BriefInput | null) => void
}

/** What candidates read first of a posting, and the way to other sentences of it (docs/rules.md#a-posting-in-twenty-seconds). */
export function BriefPreview({ job, onChoose }: BriefPreviewProps) {
  const styles = useStyles()
  const { t } = useTexts()
  const [isOpen, setIsOpen] = useState(false)
  const chooser = useRef<HTMLButtonElement>(null)
  const description = useDeferredValue(job.description)
  const requirements = useDeferredValue(job.requirements)
  const { brief: typed } = job
  const { brief, sentences } = useMemo(() => {
    const texts = { description, requirements }
    return { brief: pickBrief(texts, typed as BriefInput | null), sentences: quotableSentences(texts) }
  }, [description, requirements, typed])
  const chosen = keptChoice({ description, requirements }, typed as BriefInput | null)
  const lines = BRIEF_LINES.filter((line) => brief?.[line])
  if (sentences.length === 0) return null

  function choose(line: BriefLine, choice: string) {
    const { [line]: _, ...others } = chosen ?? {}
    const next =
      choice === PICKED ? others : { ...others, [line]: choice === NONE ? null : choice.slice(SENTENCE.length) }
    onChoose(Object.keys(next).length > 0 ? next : null)
  }

  function showNone() {
    onChoose({ work: null, need: null, gain: null })
    // The button that had the focus goes.
    chooser.current?.focus()
  }

  return (
    <section aria-label={t('In twenty seconds')}>
      <Panel className={styles.root}>
        <Heading level={3}>{t('In twenty seconds')}</Heading>
        <p className={styles.text}>
          {lines.length < 2
            ? t('Candidates see no summary: fewer than two lines have a sentence.')
            : t('What candidates read first, in your own words.')}
          {brief && brief.picked.length > 0
            ? ` ${t('Suggestion: sentences you have not chosen are picked from your text.')}`
            : null}
        </p>
        {lines.length < 2 ? null : (
          <dl className={styles.lines}>
            {lines.map((line) => (
              <div key={line}>
                <dt className={styles.label}>{`${t(BRIEF_LABELS[line])} …`}</dt>
                <dd className={styles.quote} dir="auto">
                  {brief?.[line]}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {isOpen ? (
          <div className={styles.fields}>
            {BRIEF_LINES.map((line) => (
              <Choice
                key={line}
                label={`${t(BRIEF_LABELS[line])} …`}
                value={choiceOf(chosen, line)}
                options={[
                  { value: PICKED, label: t('Picked from your text') },
                  { value: NONE, label: t('Leave this line out') },
                  ...sentences.map((sentence) => ({ value: `${SENTENCE}${sentence}`, label: sentence })),
                ]}
                onChoose={(choice) => choose(line, choice)}
              />
            ))}
          </div>
        ) : null}
        <div className={styles.actions}>
          <Button ref={chooser} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? t('Done') : t('Choose other sentences')}
          </Button>
          {lines.length > 0 ? (
            <Button appearance="subtle" onClick={showNone}>
              {t('Show none')}
            </Button>
          ) : null}
        </div>
      </Panel>
    </section>
  )
}

function choiceOf(chosen: BriefInput | null, line: BriefLine): string {
  const sentence = chosen?.[line]
  if (sentence === undefined) return PICKED
  return sentence === null ? NONE : `${SENTENCE}${sentence}`
}
