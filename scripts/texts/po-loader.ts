import type { LoaderContext } from '@rspack/core'
import { readPo } from '../../backend/src/language/read-po.ts'
import { keyOf } from '../../languages/src/texts.ts'

/** Turns a catalogue into the table that the kernel takes: translations by a short key of their source. */
export default function poLoader(this: LoaderContext, text: string): string {
  const language = /(\w+)\.po$/.exec(this.resourcePath)?.[1] ?? ''
  const table = Object.fromEntries([...readPo(text, language)].map(([source, said]) => [keyOf(source), said]))
  return `export default ${JSON.stringify(table)}`
}
