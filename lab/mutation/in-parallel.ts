/** Gives each worker the next piece of work as soon as it is free. */
export async function inParallel<W, T>(
  workers: readonly W[],
  pieces: readonly T[],
  work: (worker: W, piece: T) => Promise<void>,
): Promise<void> {
  const waiting = pieces.values()
  await Promise.all(
    workers.map(async (worker) => {
      for (const piece of waiting) await work(worker, piece)
    }),
  )
}
