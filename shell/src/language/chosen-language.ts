import type { Language } from '@goodword/languages/languages'
import { useSyncExternalStore } from 'react'

let chosen: Language = 'en'
const listeners = new Set<() => void>()

/** The language that the server has found for this visit, or that was chosen since. */
export function chosenLanguage(): Language {
  return chosen
}

/** On the server before each page, which it renders in one go; in the browser when a language was chosen. */
export function setChosenLanguage(language: Language): void {
  chosen = language
  for (const listener of listeners) listener()
}

export function useChosenLanguage(): Language {
  return useSyncExternalStore(subscribe, chosenLanguage, chosenLanguage)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
