/** Where translations are, and of which sources. */
export interface Catalogue {
  /** The folder of its files: `texts.pot` with every sentence and its comment, and a `.po` for each language. */
  folder: string
  /** Whether it has only `texts.pot`: of pages that are English, and ready to be translated. */
  isEnglishOnly?: boolean
  /** Folders, and single files, whose sentences it has. */
  sources: readonly string[]
  /** What of them has a catalogue of its own. */
  without?: readonly string[]
}

/** The letters to candidates, and the page that stops them. */
const OF_LETTERS = ['backend/src/letters', 'backend/src/modules/unsubscribe']

/** What of the contract only companies and recommenders read. */
const OF_ENGLISH_CONTRACT = [
  'backend/contract/src/marks.ts',
  'backend/contract/src/no-drafts.ts',
  'backend/contract/src/posting-facts.ts',
  'backend/contract/src/posting-phrases.ts',
  'backend/contract/src/read-good-word.ts',
  'backend/contract/src/read-no.ts',
  'backend/contract/src/relation-words.ts',
  'backend/contract/src/status-labels.ts',
  'backend/contract/src/status-reasons.ts',
]

/** What of the shell, of shared-ui and of the contract no page shows that has several languages. */
const OF_ENGLISH_PAGES = [
  ...OF_ENGLISH_CONTRACT,
  'shell/src/chrome/to-sign-in.tsx',
  'shell/src/not-found',
  'shell/src/session/no-answer.tsx',
  'shared-ui/src/ai/ai-switch.tsx',
  'shared-ui/src/ai/plainer-words.tsx',
  'shared-ui/src/ai/use-plainer-words.ts',
  'shared-ui/src/ai/word-changes.tsx',
  'shared-ui/src/data/use-switch-setting.ts',
  'shared-ui/src/feedback/confirm-dialog.tsx',
  'shared-ui/src/feedback/denied.tsx',
  'shared-ui/src/feedback/read-failed.tsx',
  'shared-ui/src/feedback/suggestion.tsx',
  'shared-ui/src/layout/counted-sentences.tsx',
  'shared-ui/src/layout/grow-more.tsx',
  'shared-ui/src/layout/test-email-link.tsx',
  'shared-ui/src/lists',
  'shared-ui/src/not-found',
  'shared-ui/src/sign-in',
]

/**
 * Every catalogue. What shell and remotes are both made of is the shell's: it loads before any remote, and what it has been
 * given is known to all.
 */
export const CATALOGUES: readonly Catalogue[] = [
  {
    folder: 'shell/src/texts',
    sources: ['shell/src', 'shared-ui/src', 'backend/contract/src'],
    without: OF_ENGLISH_PAGES,
  },
  { folder: 'shell/src/texts/english', sources: OF_ENGLISH_PAGES, isEnglishOnly: true },
  { folder: 'mfe-apply/src/texts', sources: ['mfe-apply/src'] },
  { folder: 'mfe-public/src/texts', sources: ['mfe-public/src/legal'] },
  {
    folder: 'mfe-public/src/texts/english',
    sources: ['mfe-public/src'],
    without: ['mfe-public/src/legal'],
    isEnglishOnly: true,
  },
  { folder: 'mfe-referrer/src/texts', sources: ['mfe-referrer/src'], isEnglishOnly: true },
  { folder: 'mfe-hiring/src/texts', sources: ['mfe-hiring/src'], isEnglishOnly: true },
  { folder: 'mfe-operator/src/texts', sources: ['mfe-operator/src'], isEnglishOnly: true },
  { folder: 'shared-money/src/texts', sources: ['shared-money/src'], isEnglishOnly: true },
  { folder: 'backend/src/letters/texts', sources: OF_LETTERS },
  {
    folder: 'backend/src/language',
    sources: ['backend/src', 'backend/contract/src'],
    without: [...OF_LETTERS, ...OF_ENGLISH_CONTRACT],
  },
]
