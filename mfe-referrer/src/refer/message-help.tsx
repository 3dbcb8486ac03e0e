import { Button } from '@fluentui/react-components'
import { GOOD_WORD_QUESTIONS, readGoodWord } from '@goodword/contract/read-good-word'
import { Suggestion } from '@goodword/shared-ui/feedback/suggestion.tsx'
import { makeStyles } from '@griffel/react'
import { useDeferredValue, useState } from 'react'
import { useSuggestions } from './use-suggestions.ts'

const useStyles = makeStyles({ list: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px' } })

/** Asks for one thing that a message lacks, and says what should not stand in it; one tap ends that (docs/rules.md#a-good-word-is-asked-about). */
export default function MessageHelp({ message }: { message: string }) {
  const styles = useStyles()
  const [isOn, turn] = useSuggestions()
  const [dismissed, setDismissed] = useState<readonly string[]>([])
  const { remarks, question } = readGoodWord(useDeferredValue(message))
  const open = remarks.filter(({ rule, words }) => !dismissed.includes(`${rule}:${words}`))
  if (!isOn || (open.length === 0 && !question)) return null
  const silence = (
    <Button appearance="subtle" onClick={() => turn(false)}>
      No more suggestions
    </Button>
  )
  return (
    <div className={styles.list}>
      {open.map(({ rule, words, reason, suggestion }) => (
        <Suggestion
          key={rule}
          about={
            <>
              “<bdi>{words}</bdi>”
            </>
          }
          reason={reason}
          actions={
            <>
              <Button onClick={() => setDismissed([...dismissed, `${rule}:${words}`])}>Dismiss</Button>
              {question ? null : silence}
            </>
          }
        >
          {suggestion}
        </Suggestion>
      ))}
      {question ? <Suggestion reason={GOOD_WORD_QUESTIONS[question]} actions={silence} /> : null}
    </div>
  )
}
