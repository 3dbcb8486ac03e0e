import { afterEach, expect, test } from 'bun:test'
import { serverEnv } from './running.ts'

const { DATABASE_URL, DATABASE_URL_FILE } = process.env
afterEach(() => {
  for (const [name, was] of Object.entries({ DATABASE_URL, DATABASE_URL_FILE })) {
    if (was === undefined) delete process.env[name]
    else process.env[name] = was
  }
})

test.each([
  ['DATABASE_URL', 'postgres://goodword@db.example/goodword'],
  ['DATABASE_URL_FILE', '/secrets/database-url'],
])('the release commands act on the server that %s names', async (name, value) => {
  delete process.env.DATABASE_URL
  delete process.env.DATABASE_URL_FILE
  process.env[name] = value
  expect(await serverEnv()).toMatchObject({ [name]: value })
})
