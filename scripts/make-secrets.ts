import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { linesOf } from '../backend/src/config/fields.ts'
import { say } from './say.ts'

/**
 * `bun scripts/make-secrets.ts <folder>`: makes what only this installation may know, once: a file for each secret. What the
 * environment sets is taken as it is, unless the file lists it beside others already, as while a secret is changed. A file
 * that is there is kept: a new secret of the database would not open the database that was made with the old one.
 */
const folder = process.argv[2] ?? '/secrets'

/** Letters and digits, so that nothing has to be escaped wherever it is written. */
const random = (bytes: number) => crypto.getRandomValues(Buffer.alloc(bytes)).toString('hex')

/**
 * The value of this name: what was made before, what the environment says, or a new one.
 * @param bytes of a new one
 */
async function secret(name: string, bytes = 32): Promise<string> {
  const file = join(folder, name.toLowerCase().replaceAll('_', '-'))
  const given = process.env[name]
  const there = existsSync(file) ? await Bun.file(file).text() : ''
  const isListed = given !== undefined && linesOf(there).includes(given)
  const value = (isListed ? there : given) || there || random(bytes)
  await write(file, value)
  return value
}

/** Programs of other users read it in their containers; the volume is given to them alone. */
function write(file: string, value: string): Promise<void> {
  return writeFile(file, value, { mode: 0o644 })
}

await mkdir(folder, { recursive: true })
const password = await secret('POSTGRES_PASSWORD')
await write(join(folder, 'database-url'), `postgres://goodword:${encodeURIComponent(password)}@postgres:5432/goodword`)
for (const name of ['SESSION_SECRET', 'STORED_DATA_SECRET']) await secret(name)
await secret('S3_ACCESS_KEY_ID', 10)
await secret('S3_SECRET_ACCESS_KEY', 20)
say(`The secrets of this installation are in ${folder}.`)
