import { diffWordsWithSpace } from 'diff'

/** Words that stay, or words that others stand for. */
export interface WordRun {
  same: string
  removed: string
  added: string
}

/** Which words of a sentence go and which come: those with blanks alone between them as one, to be read as a phrase. */
export function wordRuns(before: string, after: string): WordRun[] {
  const runs: WordRun[] = []
  for (const { value, added, removed } of diffWordsWithSpace(before, after)) {
    const last = runs.at(-1)
    const isBlank = !(added || removed) && value.trim() === ''
    if (last && last.same === '' && (added || removed || isBlank)) {
      if (!added) last.removed += value
      if (!removed) last.added += value
    } else {
      runs.push({ same: added || removed ? '' : value, removed: removed ? value : '', added: added ? value : '' })
    }
  }
  return runs
}
