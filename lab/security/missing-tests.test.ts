import { expect, test } from 'bun:test'
import { ATTACKS } from './attacks.ts'
import { missingTests } from './missing-tests.ts'
import { REQUIREMENTS } from './requirements.ts'

test('every test that the security document names exists', async () => {
  expect(await missingTests([...REQUIREMENTS, ...ATTACKS])).toEqual([])
})

test('a missing test name is reported, even if it stands elsewhere in the file', async () => {
  const file = 'redirects.test.ts'
  const title = 'redirects lead only to listed places, whatever the request asks for'
  const named = (inFile: string, name: string) => missingTests([{ tests: { [inFile]: [name] } }])
  expect(await named(file, title)).toEqual([])
  expect(await named(file, 'bun:test')).toEqual([`${file}: bun:test`])
  expect(await named('nowhere.test.ts', 'anything')).toEqual(['nowhere.test.ts: anything'])
})
