import type { Storage } from './storage.ts'

/** By the store: a server has one. */
const underWay = new WeakMap<Storage, Map<string, Promise<unknown>>>()

/** Does something once for all who ask this server for it while it is under way. @param key names it */
export function shareCheck<Result>(storage: Storage, key: string, check: () => Promise<Result>): Promise<Result> {
  const checks = underWay.get(storage) ?? new Map<string, Promise<unknown>>()
  underWay.set(storage, checks)
  const shared = checks.get(key)
  if (shared) return shared as Promise<Result>
  const own = check().finally(() => checks.delete(key))
  checks.set(key, own)
  return own
}
