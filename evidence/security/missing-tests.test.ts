import { expect, test } from 'bun:test'
import { missingTests } from './missing-tests.ts'
import { REQUIREMENTS } from './requirements.ts'

test('every test that the security document names exists', async () => {
  expect(await missingTests(REQUIREMENTS)).toEqual([])
})

test('a name that no test has is told, also one that stands elsewhere in the file', async () => {
  const named = (file: string, name: string) => missingTests([{ tests: { [file]: [name] } }])
  expect(await named('log.test.ts', 'our own mistake is written with its stack')).toEqual([])
  expect(await named('log.test.ts', 'bun:test')).toEqual(['log.test.ts: bun:test'])
  expect(await named('nowhere.test.ts', 'anything')).toEqual(['nowhere.test.ts: anything'])
})
