import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import type { Area } from './areas.ts'
import { ignoreLooks } from './ignore-looks.ts'
import { ignoreNoDependencies } from './ignore-no-dependencies.ts'
import type { Mutant } from './mutant.ts'
import { productFiles } from './product-files.ts'

const quiet = () => {}
const LOG = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => true,
  isErrorEnabled: () => true,
  isFatalEnabled: () => true,
  trace: quiet,
  debug: quiet,
  info: quiet,
  warn: console.warn,
  error: console.error,
  fatal: console.error,
}

/**
 * Puts all mutants of these areas into the files of a copy of the checkout, switched off.
 * @returns them, in the order of their files
 */
export async function instrument(areas: readonly Area[], folder: string): Promise<Mutant[]> {
  const areaOf = productFiles(areas, folder)
  const sources = new Map<string, string>()
  for (const file of areaOf.keys()) sources.set(file, await readFile(join(folder, file), 'utf8'))
  const files = [...sources].map(([name, content]) => ({ name, content, mutate: true }))
  const options = { plugins: null, excludedMutations: [], ignorers: [ignoreLooks, ignoreNoDependencies] }
  const done = await new Instrumenter(LOG).instrument(files, options)
  for (const { name, content } of done.files) await writeFile(join(folder, name), content)
  return done.mutants
    .filter(({ status }) => status === undefined)
    .map(({ id, fileName, location: { start, end }, mutatorName, replacement }) => ({
      id,
      area: areaOf.get(fileName) ?? '',
      file: fileName,
      line: start.line + 1,
      column: start.column + 1,
      mutator: mutatorName,
      original: textBetween(sources.get(fileName) ?? '', start, end),
      replacement,
    }))
}

interface Position {
  line: number
  column: number
}

function textBetween(source: string, start: Position, end: Position): string {
  const lines = source.split('\n').slice(start.line, end.line + 1)
  const last = lines.length - 1
  return lines
    .map((line, at) => line.slice(at === 0 ? start.column : 0, at === last ? end.column : undefined))
    .join('\n')
}
