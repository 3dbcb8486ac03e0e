import { Button } from '@fluentui/react-components'
import { useTexts } from '@goodword/shared-ui/kernel'
import { makeStyles } from '@griffel/react'
import { useRef } from 'react'
import { Suggestion } from '../feedback/suggestion.tsx'
import { Heading } from '../layout/heading.tsx'
import { tokens } from '../theme/tokens.ts'
import { type Passage, type Rewritten, usePlainerWords } from './use-plainer-words.ts'
import { WordChanges } from './word-changes.tsx'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '10px', marginTop: '20px' },
  heading: { outlineStyle: 'none' },
  text: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, lineHeight: 1.5 },
  said: { margin: 0, lineHeight: 1.5, ':empty': { display: 'none' } },
  row: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  list: { display: 'grid', gap: '10px', margin: 0, padding: 0, listStyleType: 'none' },
})

interface PlainerWordsProps {
  /** Of the language model. */
  model: string
  passages: readonly Passage[]
  /** Whose names the model does not read. */
  names: string
  /** Sends a text to it. */
  ask: (text: string) => Promise<Rewritten>
  /** What to say where that failed. */
  explain: (error: unknown) => string
  /** What was accepted is in a field. */
  onWritten: (name: string, text: string, model: string) => void
}

/** Suggests plainer words by a language model, on a press, to be accepted change by change (docs/rules.md#a-model-only-on-a-press). */
export function PlainerWords({ model, passages, names, ...options }: PlainerWordsProps) {
  const styles = useStyles()
  const { pending, said, isStale, suggested, open, label, suggest, decide, dismiss } = usePlainerWords(
    passages,
    options,
  )
  const { t } = useTexts()
  const heading = useRef<HTMLDivElement>(null)
  // The button that had the focus goes.
  const then = (act: () => void) => () => {
    act()
    heading.current?.focus()
  }
  return (
    <section className={styles.root} aria-label={t('Plainer words')}>
      <div ref={heading} tabIndex={-1} className={styles.heading}>
        <Heading level={3}>{t('Plainer words')}</Heading>
      </div>
      <p className={styles.text}>
        {t(
          'A press sends the text of the field, or the part that you select in it, to {model}. Email addresses, telephone numbers, links and {names} stay here.',
          { model, names },
        )}
      </p>
      <div className={styles.row}>
        {passages.map((passage) => (
          <Button key={passage.name} disabledFocusable={pending !== undefined} onClick={() => void suggest(passage)}>
            {pending === passage.name
              ? t('Asking...')
              : passages.length > 1
                ? t('Suggest plainer words: {field}', { field: passage.label })
                : t('Suggest plainer words')}
          </Button>
        ))}
      </div>
      <p className={styles.said} role="status">
        {isStale ? t('You changed the text. Ask again for suggestions about it.') : said}
      </p>
      {suggested && !isStale ? (
        <>
          {suggested.isCut ? (
            <p className={styles.text}>{t('The answer was cut. The end of your text was not looked at.')}</p>
          ) : null}
          <ul className={styles.list} data-ai-generated={suggested.model}>
            {open.map(({ at, before, after }, index) => (
              <li key={at}>
                <Suggestion
                  about={`${label} · ${t('Written with AI: {model}', { model: suggested.model })}`}
                  reason={<WordChanges before={before} after={after} />}
                  actions={
                    <>
                      <Button
                        aria-label={t('Use change {number}', { number: index + 1 })}
                        onClick={then(() => decide([at], true))}
                      >
                        {t('Use')}
                      </Button>
                      <Button
                        appearance="subtle"
                        aria-label={t('Keep mine instead of change {number}', { number: index + 1 })}
                        onClick={then(() => decide([at], false))}
                      >
                        {t('Keep mine')}
                      </Button>
                    </>
                  }
                />
              </li>
            ))}
          </ul>
          <div className={styles.row}>
            {open.length > 1 ? (
              <Button
                onClick={then(() =>
                  decide(
                    open.map(({ at }) => at),
                    true,
                  ),
                )}
              >
                {t('Use all')}
              </Button>
            ) : null}
            <Button appearance="subtle" onClick={then(dismiss)}>
              {t('Dismiss')}
            </Button>
          </div>
        </>
      ) : null}
    </section>
  )
}
