import { join } from 'node:path'
import { Glob } from 'bun'
import type { Catalogue } from './catalogues.ts'
import { type Sentence, sentencesIn } from './sentences-in.ts'

const ROOT = join(import.meta.dir, '../..')

/** A sentence of a catalogue, and the files it stands in. */
export interface Used extends Sentence {
  files: string[]
}

/** The sentences of a catalogue's sources, by file and place. @throws Error that names the file of one that cannot be read */
export async function sentencesOf({ sources, without = [] }: Catalogue): Promise<Used[]> {
  const found = new Map<string, Used>()
  for (const source of sources) {
    for (const path of filesOf(source)) {
      if (without.some((other) => `${path}/`.startsWith(`${other}/`))) continue
      for (const sentence of await read(path)) {
        const known = found.get(sentence.source)
        if (!known) found.set(sentence.source, { ...sentence, files: [path] })
        else if (!known.files.includes(path)) known.files.push(path)
      }
    }
  }
  return [...found.values()]
}

/** The source files of a folder, or the one file that is named. */
function filesOf(source: string): string[] {
  if (/\.tsx?$/.test(source)) return [source]
  const files = [...new Glob('**/*.{ts,tsx}').scanSync({ cwd: join(ROOT, source) })].sort()
  return files.filter((name) => !/\.(test|d)\.tsx?$|(^|\/)testing\//.test(name)).map((name) => `${source}/${name}`)
}

async function read(path: string): Promise<Sentence[]> {
  const code = await Bun.file(join(ROOT, path)).text()
  // Most files have none, and parsing takes its time.
  if (!/\b(tn?|said(With|Of)?)\(/.test(code)) return []
  try {
    return sentencesIn(code)
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : error}`)
  }
}
