import { join } from 'node:path'
import type { Endpoint } from '../src/endpoint.ts'

const SOURCES = join(import.meta.dir, '../src')

/** Every call that the contract declares, in whichever of its files, so that nobody has to name a new one to a test. */
export const everyCall: readonly Endpoint[] = (await modules()).flatMap((module) =>
  Object.values(module).filter(isCall),
)

function modules(): Promise<Record<string, unknown>[]> {
  const files = [...new Bun.Glob('*.ts').scanSync(SOURCES)].sort()
  return Promise.all(files.map((file) => import(join(SOURCES, file))))
}

/** Those of `callOf` have no schemas, and are declared elsewhere. */
function isCall(value: unknown): value is Endpoint {
  return value instanceof Object && 'method' in value && 'path' in value && 'reply' in value
}
