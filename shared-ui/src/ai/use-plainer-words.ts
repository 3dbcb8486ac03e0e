import { useTexts } from '@goodword/shared-ui/kernel'
import { useState } from 'react'
import { changesBetween, isChange, type Part } from './changes-between.ts'

/** A text of a form that plainer words can be suggested for. */
export interface Passage {
  /** Of its field. */
  name: string
  label: string
  text: string
  onChange: (text: string) => void
}

/** What a model made of a text. */
export interface Rewritten {
  text: string
  model: string
  isCut: boolean
}

interface Suggested {
  name: string
  model: string
  isCut: boolean
  /** What stands before and behind the part that was sent. */
  around: [string, string]
  parts: Part[]
  /** Places of changes that were accepted, and those that were not. */
  used: readonly number[]
  kept: readonly number[]
}

/** A shorter selection is a word that was looked at. */
const SELECTION_MIN = 20
/** Characters that one press sends. */
const SENT_MAX = 5000

interface PlainerWordsOptions {
  ask: (text: string) => Promise<Rewritten>
  explain: (error: unknown) => string
  onWritten: (name: string, text: string, model: string) => void
}

/** Asks for plainer words of a passage, and puts them in change by change. Nothing is asked twice by itself. */
export function usePlainerWords(passages: readonly Passage[], { ask, explain, onWritten }: PlainerWordsOptions) {
  const { t, tn } = useTexts()
  const [pending, setPending] = useState<string>()
  const [said, say] = useState('')
  const [suggested, setSuggested] = useState<Suggested>()
  const passage = passages.find(({ name }) => name === suggested?.name)
  const isStale = suggested !== undefined && passage?.text !== composed(suggested)

  async function suggest({ name, text }: Passage) {
    const [start, end] = selectedIn(name, text)
    const sent = text.slice(start, end)
    setSuggested(undefined)
    if (!sent) return say(t('Please write something first.'))
    if ([...sent].length > SENT_MAX) return say(t('Please select a part of at most 5,000 characters in the field.'))
    say('')
    setPending(name)
    try {
      const { text: answer, model, isCut } = await ask(sent)
      const parts = changesBetween(sent, answer, isCut)
      const around: [string, string] = [text.slice(0, start), text.slice(end)]
      const count = parts.filter(isChange).length
      if (count > 0) setSuggested({ name, model, isCut, around, parts, used: [], kept: [] })
      say(
        count === 0
          ? t('The words are plain already.')
          : tn(count, '{count} change is suggested.', '{count} changes are suggested.'),
      )
    } catch (error) {
      say(explain(error))
    } finally {
      setPending(undefined)
    }
  }

  /** Puts changes in, or leaves them out; after the last one the suggestion is over. */
  function decide(places: readonly number[], isUsed: boolean) {
    if (!suggested || !passage || isStale) return
    const next = isUsed
      ? { ...suggested, used: [...suggested.used, ...places] }
      : { ...suggested, kept: [...suggested.kept, ...places] }
    if (isUsed) {
      const text = composed(next)
      passage.onChange(text)
      onWritten(passage.name, text, suggested.model)
    }
    const open = openIn(next)
    setSuggested(open.length > 0 ? next : undefined)
    say(open.length > 0 ? '' : t('That was the last change.'))
  }

  return {
    pending,
    said,
    isStale,
    suggested,
    open: suggested ? openIn(suggested) : [],
    label: passage?.label,
    suggest,
    decide,
    dismiss() {
      setSuggested(undefined)
      say('')
    },
  }
}

/** The changes that are not decided yet, by their places. */
function openIn({ parts, used, kept }: Suggested) {
  return parts.flatMap((part, at) =>
    isChange(part) && !used.includes(at) && !kept.includes(at) ? [{ at, ...part }] : [],
  )
}

/** The whole text with what was accepted. */
function composed({ around: [head, tail], parts, used }: Suggested): string {
  const middle = parts.map((part, at) => (isChange(part) ? (used.includes(at) ? part.after : part.before) : part.same))
  return head + middle.join('') + tail
}

/** The part that is selected in a field, else all of it: without blanks around it. */
function selectedIn(name: string, text: string): [start: number, end: number] {
  const field = document.querySelector<HTMLTextAreaElement>(`form textarea[name="${name}"]`)
  let [start, end] = [field?.selectionStart ?? 0, field?.selectionEnd ?? 0]
  if (end - start < SELECTION_MIN || field?.value !== text) [start, end] = [0, text.length]
  while (start < end && /\s/u.test(text.charAt(start))) start++
  while (end > start && /\s/u.test(text.charAt(end - 1))) end--
  return [start, end]
}
