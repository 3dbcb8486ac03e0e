import { expect, test } from 'bun:test'
import { missingTests } from './security/missing-tests.ts'

test('every test that the security document names exists', () => expect(missingTests()).toEqual([]))
