/** Where translations are, and of which sources. */
export interface Catalogue {
  /** The folder of its files: `texts.pot` with every sentence and its comment, and a `.po` for each language. */
  folder: string
  /** Folders and files whose sentences it has. */
  sources: readonly string[]
  /** What of them has a catalogue of its own. */
  without?: readonly string[]
}

/** The letters to candidates, and the page that stops them. */
const OF_LETTERS = ['backend/src/letters', 'backend/src/modules/unsubscribe']

/**
 * Every catalogue. What shell and remotes are both made of is the shell's: it loads before any remote, and what it has been
 * given is known to all.
 */
export const CATALOGUES: readonly Catalogue[] = [
  { folder: 'shell/src/texts', sources: ['shell/src', 'shared-ui/src', 'backend/contract/src'] },
  { folder: 'mfe-apply/src/texts', sources: ['mfe-apply/src'] },
  { folder: 'mfe-public/src/texts', sources: ['mfe-public/src'] },
  { folder: 'backend/src/letters/texts', sources: OF_LETTERS },
  { folder: 'backend/src/language', sources: ['backend/src', 'backend/contract/src'], without: OF_LETTERS },
]
