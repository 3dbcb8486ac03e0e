import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { say } from './say.ts'

/**
 * `bun scripts/make-secrets.ts <folder>`: makes what only this installation may know, once: a file for each secret, and
 * `server.env`, which a shell reads. What the environment sets is taken as it is. A file that is there is kept: a new secret of
 * the database would not open the database that was made with the old one.
 */
const folder = process.argv[2] ?? '/secrets'

/** Letters and digits, so that nothing has to be escaped wherever it is written. */
const random = (bytes: number) => crypto.getRandomValues(Buffer.alloc(bytes)).toString('hex')

/**
 * The value of this name: what the environment says, what was made before, or a new one.
 * @param bytes of a new one
 */
async function secret(name: string, bytes = 32): Promise<string> {
  const file = join(folder, name.toLowerCase().replaceAll('_', '-'))
  const value = process.env[name] || (existsSync(file) && (await Bun.file(file).text())) || random(bytes)
  // Programs of other users read it in their containers; the volume is given to them alone.
  await writeFile(file, value, { mode: 0o644 })
  return value
}

await mkdir(folder, { recursive: true })
const password = await secret('POSTGRES_PASSWORD')
const variables = {
  DATABASE_URL: `postgres://goodword:${encodeURIComponent(password)}@postgres:5432/goodword`,
  SESSION_SECRET: await secret('SESSION_SECRET'),
  STORED_DATA_SECRET: await secret('STORED_DATA_SECRET'),
  S3_ACCESS_KEY_ID: await secret('S3_ACCESS_KEY_ID', 10),
  S3_SECRET_ACCESS_KEY: await secret('S3_SECRET_ACCESS_KEY', 20),
}
const quoted = (value: string) => `'${value.replaceAll("'", `'\\''`)}'`
const lines = Object.entries(variables).map(([name, value]) => `${name}=${quoted(value)}\n`)
await writeFile(join(folder, 'server.env'), lines.join(''), { mode: 0o644 })
say(`The secrets of this installation are in ${folder}.`)
