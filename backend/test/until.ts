type Truthy<T> = Exclude<T, false | null | undefined | 0 | ''>

/** Asks again until the answer is truthy. @throws Error after `patience` milliseconds */
export async function until<T>(ask: () => T | Promise<T>, patience = 20_000): Promise<Truthy<T>> {
  for (const end = Date.now() + patience; Date.now() < end; await Bun.sleep(10)) {
    const answer = await ask()
    if (answer) return answer as Truthy<T>
  }
  throw new Error('It did not happen in time.')
}
