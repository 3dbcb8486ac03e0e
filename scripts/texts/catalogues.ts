/** Where translations are, and of which sources. */
export interface Catalogue {
  /** The folder of its files: `texts.pot` with every sentence and its comment, and a `.po` for each language. */
  folder: string
  /** Whether it has only `texts.pot`: a room that is English, and ready to be translated. */
  isEnglishOnly?: boolean
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
  { folder: 'mfe-referrer/src/texts', sources: ['mfe-referrer/src'], isEnglishOnly: true },
  { folder: 'mfe-hiring/src/texts', sources: ['mfe-hiring/src'], isEnglishOnly: true },
  { folder: 'mfe-operator/src/texts', sources: ['mfe-operator/src'], isEnglishOnly: true },
  { folder: 'backend/src/letters/texts', sources: OF_LETTERS },
  { folder: 'backend/src/language', sources: ['backend/src', 'backend/contract/src'], without: OF_LETTERS },
]
