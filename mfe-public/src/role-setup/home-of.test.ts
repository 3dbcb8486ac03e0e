import { expect, test } from 'bun:test'
import { homeOf } from './home-of.ts'

test.each([
  ['hiring_manager', '/hiring-dashboard'],
  ['referrer', '/jobs'],
] as const)('a %s starts at %s', (role, path) => expect(homeOf(role)).toBe(path))
