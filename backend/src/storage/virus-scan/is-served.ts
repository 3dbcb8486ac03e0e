import { eq, ne, type SQL } from 'drizzle-orm'
import { objects } from '../../db/schema/objects.ts'
import type { Scanner } from '../scanner.ts'

/** Files that may leave the store: with a scanner those it called clean. What it once found stays away without it, too. */
export function isServed(scanner: Scanner | undefined): SQL {
  return scanner ? eq(objects.scan, 'clean') : ne(objects.scan, 'infected')
}
