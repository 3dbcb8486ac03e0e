import { expect, test } from 'bun:test'
import { join } from 'node:path'
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

async function exampleNames(): Promise<string[]> {
  const text = await Bun.file(join(ROOT, '.env.example')).text()
  return [...text.matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name ?? '')
}

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
  for (const name of await exampleNames()) expect(source).toContain(name)
})
