import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { PROVIDER_KINDS } from '../backend/src/auth/providers/provider-kinds.ts'
import { readProviders } from '../backend/src/auth/providers/read-providers.ts'
import { parseEnv } from '../backend/src/env.ts'
import { ROOT } from './rooms.ts'

const FILLED_IN: Record<string, string> = {
  APP_URL: 'https://goodword.test',
  POSTGRES_PASSWORD: 'p',
  SESSION_SECRET: 'x'.repeat(48),
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
  S3_PUBLIC_ENDPOINT: 'https://files.goodword.test',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
}

async function appEnvironment(): Promise<Record<string, string>> {
  const compose = Bun.YAML.parse(await Bun.file(join(ROOT, 'compose.yaml')).text()) as {
    services: { app: { environment: Record<string, string> } }
  }
  return compose.services.app.environment
}

/** What .env.example explains, commented out or not; what is empty there is filled in. */
async function exampleVariables(): Promise<Record<string, string>> {
  const text = await Bun.file(join(ROOT, '.env.example')).text()
  const lines = text.matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=(.*)$/gm)
  return Object.fromEntries([...lines].map(([, name, value]) => [name, value || 'filled in']))
}
const exampleNames = async () => Object.keys(await exampleVariables())

test('compose.yaml with its blanks filled in is a production configuration the server takes', async () => {
  const environment = Object.fromEntries(
    Object.entries(await appEnvironment()).map(([name, value]) => [
      name,
      value.replace(
        /\$\{(\w+)(?::([?-])([^}]*))?\}/g,
        (_, variable: string, kind: string, rest: string) => FILLED_IN[variable] ?? (kind === '-' ? rest : ''),
      ),
    ]),
  )
  expect(() => parseEnv({ ...environment, APP_MODE: 'production' })).not.toThrow()
})

test('compose.yaml sets nothing that .env.example does not explain', async () => {
  const explained = await exampleNames()
  for (const name of Object.keys(await appEnvironment())) expect(explained).toContain(name)
})

test('.env.example explains nothing the server does not read', async () => {
  const source = await Bun.file(join(ROOT, 'backend/src/env.ts')).text()
  const { variables } = readProviders(await exampleVariables())
  const unread = (await exampleNames()).filter((name) => !source.includes(name) && !(name in variables))
  expect(unread).toEqual([])
})

test.each(Object.entries(PROVIDER_KINDS))('.env.example explains enough to configure %s', async (_, kind) => {
  const given = await exampleVariables()
  const missing = Object.entries(kind.variables(given)).filter(([name, field]) => !field.safeParse(given[name]).success)
  expect(missing.map(([name]) => name)).toEqual([])
  expect(kind.names(given)).not.toEqual([])
})
