import type { Said } from '@goodword/languages/texts'
import type { Texts } from '@goodword/shared-ui/kernel'

/** A sentence of the session or the worker, in the language of the page; none of them depends on a number. */
export function saidIn(t: Texts['t'], sentence: Said): string {
  return typeof sentence === 'string' ? t(sentence) : t(sentence.source, sentence.values)
}
