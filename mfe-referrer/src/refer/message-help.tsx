import { Button } from '@fluentui/react-components'
import { GOOD_WORD_QUESTIONS, readGoodWord } from '@goodword/contract/read-good-word'
import { Suggestion } from '@goodword/shared-ui/feedback/suggestion.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { makeStyles } from '@griffel/react'
import { useDeferredValue, useRef, useState } from 'react'
import { useSuggestions } from './use-suggestions.ts'

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '8px',
    outlineStyle: 'none',
    // No room between the fields where nothing is suggested.
    ':empty': { position: 'absolute' },
  },
})

/** Asks for one thing that a message lacks, and says what should not stand in it; one tap ends that (docs/rules.md#a-good-word-is-asked-about). */
export default function MessageHelp({ message }: { message: string }) {
  const { t } = useTexts()
  const styles = useStyles()
  const [isOn, turn] = useSuggestions()
  const [dismissed, setDismissed] = useState<readonly string[]>([])
  const list = useRef<HTMLDivElement>(null)
  const { remarks, question } = readGoodWord(useDeferredValue(message))
  const open = remarks.filter(({ rule, words }) => !dismissed.includes(`${rule}:${words}`))
  function end(change: () => void) {
    change()
    // The button that had the focus goes; the field would bring up the keys of a telephone.
    list.current?.focus()
  }
  const silence = (
    <Button appearance="subtle" onClick={() => end(() => turn(false))}>
      {t('No more suggestions')}
    </Button>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend, and these are no fields
    <div ref={list} tabIndex={-1} role="group" aria-label={t('Suggestions')} className={styles.list}>
      {isOn
        ? open.map(({ rule, words, reason, suggestion }) => (
            <Suggestion
              key={rule}
              about={
                <>
                  {'“'}
                  <bdi>{words}</bdi>
                  {'”'}
                </>
              }
              reason={t(reason)}
              actions={
                <>
                  <Button onClick={() => end(() => setDismissed([...dismissed, `${rule}:${words}`]))}>
                    {t('Dismiss')}
                  </Button>
                  {question ? null : silence}
                </>
              }
            >
              {t(suggestion)}
            </Suggestion>
          ))
        : null}
      {isOn && question ? <Suggestion reason={t(GOOD_WORD_QUESTIONS[question])} actions={silence} /> : null}
    </div>
  )
}
