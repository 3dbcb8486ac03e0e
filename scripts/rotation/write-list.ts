import { chmod, rename, rm, stat, writeFile } from 'node:fs/promises'
import { type ListedSecret, type SecretLists, valuesOf } from '../../backend/src/config/secrets.ts'
import type { Rotation } from './rotation.ts'

/**
 * Puts the new list of a secret where it stands: into its file, where it has one that can be written, and otherwise onto the
 * terminal, for whoever sets variables.
 */
export async function writeList({ variables, say }: Rotation, secret: ListedSecret, lists: SecretLists): Promise<void> {
  const values = valuesOf(lists, secret)
  const file = variables[`${secret}_FILE`]
  // Of a file the first line signs: a list in which none does needs variables.
  if (file && lists[secret] && (await replaced(file, `${values.join('\n')}\n`))) {
    say(`Written to ${file}, the one that signs first.`)
    if (variables[`${secret}_PREVIOUS`])
      say(`Take ${secret}_PREVIOUS out of the environment: its keys are in that file now.`)
    return
  }
  if (file) say(`${file} cannot be written from here. Put this in its place, everywhere:\n\n${values.join('\n')}\n`)
  else if (lists[`${secret}_PREVIOUS`].some((value) => value.includes(',')))
    say(`A key has a comma in it: put these lines into a file, and set ${secret}_FILE to it.\n\n${values.join('\n')}\n`)
  else {
    say('Set, for every server and for this command:\n')
    say(`${secret}=${quoted(lists[secret] ?? '')}`)
    say(`${secret}_PREVIOUS=${quoted(lists[`${secret}_PREVIOUS`].join(','))}\n`)
  }
}

/** In one piece, so that a secret is never half there. @returns whether it could be */
async function replaced(file: string, text: string): Promise<boolean> {
  const draft = `${file}.new`
  try {
    const { mode } = await stat(file)
    await writeFile(draft, text, { mode: 0o600, flag: 'wx' })
    await chmod(draft, mode & 0o777)
    await rename(draft, file)
    return true
  } catch {
    await rm(draft, { force: true }).catch(() => {})
    return false
  }
}

/** As a shell and a service manager read it. */
function quoted(value: string): string {
  return /^[\w,+/=.-]*$/.test(value) ? value : `'${value.replaceAll("'", `'\\''`)}'`
}
