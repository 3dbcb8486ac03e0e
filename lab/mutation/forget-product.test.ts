import { expect, test } from 'bun:test'
import { isReloaded } from './forget-product.ts'

test.each([
  ['backend/contract/src/jobs.ts', true],
  ['mfe-hiring/src/jobs/jobs-tab.tsx', true],
  ['shared-ui/src/form/form.tsx', true],
  ['shared-ui/src/uploads/files-before-scripts.ts', false],
  ['shared-ui/node_modules/react/index.js', false],
  ['node_modules/react/index.js', false],
  ['backend/src/modules/jobs/posting/post-job.ts', true],
  ['backend/test/services.ts', false],
  ['lab/mutation/preload.ts', false],
  ['../elsewhere/shared-ui/src/formats.ts', false],
])('reloading %s for each mutant: %p', (file, is) => expect(isReloaded(file)).toBe(is))
