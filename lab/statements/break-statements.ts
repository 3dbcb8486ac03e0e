import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashOf } from '../mutation/hash-of.ts'
import type { Store } from '../mutation/store.ts'
import type { Break } from './breaks/break.ts'
import type { Statement } from './read-statements.ts'

/** Runs the test of a statement in a copy of the checkout. @returns whether it passes */
export type RunTest = (statement: Statement) => Promise<boolean>

/**
 * Makes a statement untrue in a copy of the checkout, and runs its test there.
 * @returns whether the test notices; as an earlier run found it, where neither the file nor the test has changed since
 */
export async function breakStatement(
  { folder, store, run }: { folder: string; store: Store; run: RunTest },
  statement: Statement,
  [file, from, to]: Break,
): Promise<boolean> {
  const { file: test, title } = statement
  const sources = await hashOf([join(folder, file), join(folder, test)])
  const key = `statement ${title} ${sources} ${from} -> ${to}`
  const known = store.get<boolean>(key)
  if (known !== undefined) return known
  const path = join(folder, file)
  const whole = await readFile(path, 'utf8')
  await writeFile(
    path,
    whole.replace(from, () => to),
  )
  try {
    return store.put(key, !(await run(statement)))
  } finally {
    await writeFile(path, whole)
  }
}
