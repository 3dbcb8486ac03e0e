import { expect, test } from 'bun:test'
import { unmetNeeds } from './unmet-needs.ts'

const offers = { kernel: '2.3.1', react: '19.3.1' }

test.each(['2.3.1', '2.3.9', '2.0.0'])('a release built against kernel %s runs in a shell with 2.3.1', (kernel) =>
  expect(unmetNeeds({ kernel, react: '19.3.1' }, offers)).toEqual([]),
)

test.each([
  ['newer in the minor', '2.4.0'],
  ['of the next major', '3.0.0'],
  ['of the major before', '1.9.0'],
])('a release built against a kernel %s does not run in a shell with 2.3.1', (_name, kernel) =>
  expect(unmetNeeds({ kernel }, offers)).toEqual([`it needs kernel ${kernel}, the shell offers 2.3.1`]),
)

test('a release that needs a module the shell lacks does not run', () =>
  expect(unmetNeeds({ maps: '1.0.0' }, offers)).toEqual(['it needs maps 1.0.0, the shell offers none']))
