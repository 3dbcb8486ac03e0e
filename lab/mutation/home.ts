import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DATA, ROOT } from '../../scripts/rooms.ts'

/** Where results are kept between runs. */
export const HOME = join(DATA, 'mutation')

/**
 * A folder for a copy of the checkout: outside of it, as its checks would look into the copy, and kept, for its packages.
 * @param name tells the copies apart
 */
export function copyFolder(name: string): string {
  return join(tmpdir(), `goodword-mutation-${Bun.hash(ROOT).toString(36)}`, name, 'checkout')
}
