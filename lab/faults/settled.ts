/**
 * What these calls answered, once all of them have or when patience is over: the rest never settled.
 * @param patience milliseconds, well above what any answer may take
 */
export async function settledOf<T>(calls: readonly Promise<T>[], patience = 15_000): Promise<T[]> {
  const settled: T[] = []
  const all = Promise.all(calls.map(async (call) => settled.push(await call)))
  await Promise.race([all, Bun.sleep(patience)])
  return [...settled]
}
