import { join } from 'node:path'
import { ROOT } from './rooms.ts'
import { CATALOGUES } from './texts/catalogues.ts'
import { faultsOf } from './texts/faults-of.ts'
import { sentencesOf } from './texts/sentences-of.ts'
import { catalogueText, TRANSLATED } from './texts/write-catalogue.ts'

/**
 * Brings every catalogue of translations to the sentences of the code: `bun scripts/texts.ts`. Translations that are there
 * stay; a sentence that was changed is a new one. With `--check` it writes nothing, and fails with what is wrong.
 */
const isCheck = process.argv.includes('--check')
const faults: string[] = []
const read = async (path: string) => {
  const file = Bun.file(join(ROOT, path))
  return (await file.exists()) ? file.text() : ''
}
const put = async (path: string, text: string) => {
  if (isCheck && text !== (await read(path))) faults.push(`${path} is not what the code says: run bun scripts/texts.ts`)
  if (!isCheck) await Bun.write(join(ROOT, path), text)
}

for (const catalogue of CATALOGUES) {
  const sentences = await sentencesOf(catalogue)
  const template = `${catalogue.folder}/texts.pot`
  const pot = catalogueText(sentences, undefined, await read(template))
  await put(template, pot)
  if (catalogue.isEnglishOnly) continue
  faults.push(...faultsOf(template, pot, undefined))
  for (const language of TRANSLATED) {
    const file = `${catalogue.folder}/${language}.po`
    const text = catalogueText(sentences, language, await read(file), pot)
    await put(file, text)
    faults.push(...faultsOf(file, text, language))
  }
}
if (!isCheck) console.log(`${faults.length} things to do:`)
for (const fault of faults.slice(0, 40)) console.log(fault)
if (isCheck && faults.length > 0) process.exit(1)
