import { Button, Switch } from '@fluentui/react-components'
import type { Finding } from '@goodword/contract/read-posting'
import { Suggestion } from '@goodword/shared-ui/feedback/suggestion.tsx'
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
  root: { display: 'grid', gap: '10px', marginTop: '24px' },
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
  const [isOn, turn] = useSuggestions()
  const findings = useFindings(job, isOn)
  const [dismissed, setDismissed] = useState<readonly string[]>([])
  const [isWhole, setIsWhole] = useState(false)
  const heading = useRef<HTMLDivElement>(null)
  const open = (findings ?? []).filter((finding) => !dismissed.includes(keyOf(finding)))
  const shown = isWhole ? open : open.slice(0, SHOWN)

  function dismiss(finding: Finding) {
    setDismissed([...dismissed, keyOf(finding)])
    // The button that had the focus goes.
    heading.current?.focus()
  }

  return (
    <section className={styles.root} aria-label="Suggestions">
      <div className={styles.head}>
        <div ref={heading} tabIndex={-1} className={styles.heading}>
          <Heading level={3}>Suggestions</Heading>
        </div>
        <Switch
          label="Suggest clearer words"
          checked={isOn}
          onChange={(_, { checked }) => {
            turn(checked)
            setDismissed([])
          }}
        />
      </div>
      {isOn ? (
        <p className={styles.text}>
          {findings && open.length === 0 ? 'Nothing to suggest. ' : null}
          They are optional, and you can post without following any. Your text is read in this browser alone.
        </p>
      ) : null}
      <ul className={styles.list}>
        {shown.map((finding) => (
          <li key={keyOf(finding)}>
            <Suggestion
              about={
                <>
                  {JOB_LABELS[finding.field]}
                  {finding.words ? (
                    <>
                      : “<bdi>{inShort(finding.words)}</bdi>”
                    </>
                  ) : null}
                </>
              }
              reason={finding.reason}
              actions={
                <>
                  <Button onClick={() => showWords(finding)}>
                    {finding.words ? 'Show the words' : 'Go to the field'}
                  </Button>
                  <Button appearance="subtle" onClick={() => dismiss(finding)}>
                    Dismiss
                  </Button>
                </>
              }
            >
              {finding.suggestion}
            </Suggestion>
          </li>
        ))}
      </ul>
      {open.length > shown.length ? (
        <Button appearance="subtle" onClick={() => setIsWhole(true)}>
          {`Show ${open.length - shown.length} more`}
        </Button>
      ) : null}
    </section>
  )
}

/** The same remark about the same words is the same finding, wherever they move. */
function keyOf({ rule, field, words, parts }: Finding): string {
  return [rule, field, words.toLowerCase(), ...(parts ?? [])].join(':')
}

const WORDS_SHOWN = 60

function inShort(words: string): string {
  return words.length <= WORDS_SHOWN ? words : `${words.slice(0, WORDS_SHOWN)}…`
}
