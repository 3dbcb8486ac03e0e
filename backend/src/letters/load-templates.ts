import { LETTER_KINDS } from './letter-kinds.ts'

/** Reads all templates, and React behind them: a moment in which nothing else runs. */
export async function loadTemplates(): Promise<void> {
  await Promise.all(Object.values(LETTER_KINDS).map(({ template }) => template()))
}
