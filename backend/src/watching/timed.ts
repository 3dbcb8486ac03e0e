import { requestContext } from './request-context.ts'

/** Does work of the database, and adds its time to that of the request that waits for it, if one does. */
export function timed<T>(work: () => Promise<T>): Promise<T> {
  const statements = requestContext.getStore()?.statements
  if (!statements) return work()
  statements.begin()
  return work().finally(() => statements.end())
}
