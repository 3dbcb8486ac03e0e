import { relative } from 'node:path'

const PRODUCT = /^(backend\/(contract|src|test)|mfe-[a-z-]+|shared-[a-z]+)\/(?!.*node_modules\/)/
/** What a process needs once: services and databases that its tests share, and what listens to the page from when it is loaded. */
const ONCE = [
  'backend/test/database.ts',
  'backend/test/remove-after-run.ts',
  'backend/test/services.ts',
  'backend/test/start-test-postgres.ts',
  'shared-ui/src/uploads/files-before-scripts.ts',
]

/** @returns whether a file, by its path in the checkout, is loaded anew where a mutant needs that */
export function isReloaded(file: string): boolean {
  return PRODUCT.test(file) && !ONCE.includes(file)
}

/** Forgets what is loaded of the product: who imports it next loads it with the mutant that is switched on then. */
export function forgetProduct(): void {
  for (const path of Object.keys(require.cache)) {
    if (isReloaded(relative(process.cwd(), path))) delete require.cache[path]
  }
}
