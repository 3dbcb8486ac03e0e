import { Button, Switch } from '@fluentui/react-components'
import type { Finding } from '@goodword/contract/read-posting'
import { Suggestion } from '@goodword/shared-ui/feedback/suggestion.tsx'
import { type Texts, useTexts } from '@goodword/shared-ui/kernel'
import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { useRef, useState } from 'react'
import { useSuggestions } from '../suggestions/use-suggestions.ts'
import type { JobValues } from './empty-job.ts'
import { JOB_LABELS } from './job-labels.ts'
import { showWords } from './show-words.ts'
import { useFindings } from './use-findings.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gap: '10px', marginTop: '20px' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '4px 12px' },
  text: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, lineHeight: 1.5 },
  list: { display: 'grid', gap: '10px', margin: 0, padding: 0, listStyleType: 'none' },
  heading: { outlineStyle: 'none' },
})

/** More at once would be a wall. */
const SHOWN = 4

/**
 * What a second reader suggests about a posting while it is written: no score, and nothing depends on it
 * (docs/rules.md#a-second-reader-for-postings).
 */
export function SecondReader({ job }: { job: JobValues }) {
  const styles = useStyles()
  const { t } = useTexts()
  const [isOn, turn] = useSuggestions()
  const reading = useFindings(job, isOn)
  const [dismissed, setDismissed] = useState<readonly string[]>([])
  const [isWhole, setIsWhole] = useState(false)
  const heading = useRef<HTMLDivElement>(null)
  const open = groupsOf(reading?.findings ?? []).filter((group) => !dismissed.includes(keyOf(group)))
  const shown = isWhole ? open : open.slice(0, SHOWN)

  const silence = reading && silenceOf(reading.why, open.length, t)

  function dismiss(group: Group) {
    setDismissed([...dismissed, keyOf(group)])
    // The button that had the focus goes.
    heading.current?.focus()
  }

  return (
    <section className={styles.root} aria-label={t('Suggestions')}>
      <div className={styles.head}>
        <div ref={heading} tabIndex={-1} className={styles.heading}>
          <Heading level={3}>{t('Suggestions')}</Heading>
        </div>
        <Switch
          label={t('Suggest clearer words')}
          checked={isOn}
          onChange={(_, { checked }) => {
            turn(checked)
            setDismissed([])
          }}
        />
      </div>
      {isOn ? (
        <p className={styles.text}>
          {silence ? `${silence} ` : null}
          {t('They are optional, and you can post without following any. Your text is read in this browser alone.')}
        </p>
      ) : null}
      <ul className={styles.list}>
        {shown.map((group) => (
          <li key={keyOf(group)}>
            <Suggestion
              about={placesOf(group, t)}
              reason={t(group[0].reason)}
              actions={
                <>
                  {group.map((finding) => (
                    <Button key={`${finding.field}${finding.start}`} onClick={() => showWords(finding)}>
                      {finding.words ? t('Show “{words}”', { words: inShort(finding.words) }) : t('Go to the field')}
                    </Button>
                  ))}
                  <Button appearance="subtle" onClick={() => dismiss(group)}>
                    {t('Dismiss')}
                  </Button>
                </>
              }
            >
              {t(group[0].suggestion)}
            </Suggestion>
          </li>
        ))}
      </ul>
      {open.length > shown.length ? (
        <Button appearance="subtle" onClick={() => setIsWhole(true)}>
          {t('Show {count} more', { count: open.length - shown.length })}
        </Button>
      ) : null}
    </section>
  )
}

/** Findings of one rule: one suggestion about several words. */
type Group = [Finding, ...Finding[]]

function groupsOf(findings: readonly Finding[]): Group[] {
  return [...Map.groupBy(findings, ({ rule }) => rule).values()].map((group) => group as Group)
}

/** The same remark about the same words is the same suggestion, wherever they move. */
function keyOf(group: Group): string {
  return group.map(({ rule, words, parts }) => [rule, words.toLowerCase(), ...(parts ?? [])].join(':')).join()
}

/** The fields that it is about, each once. */
function placesOf(group: Group, t: Texts['t']): string {
  return [...new Set(group.map(({ field }) => t(JOB_LABELS[field])))].join(', ')
}

/** Why nothing or little is suggested. */
function silenceOf(why: 'language' | 'failure' | undefined, count: number, t: Texts['t']): string | null {
  if (why === 'failure') return t('Suggestions could not be loaded.')
  if (why === 'language') return t('Suggestions read English alone.')
  return count === 0 ? t('Nothing to suggest.') : null
}

const WORDS_SHOWN = 30

function inShort(words: string): string {
  return words.length <= WORDS_SHOWN ? words : `${words.slice(0, WORDS_SHOWN)}…`
}
