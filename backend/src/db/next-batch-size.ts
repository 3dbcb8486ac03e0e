/** Milliseconds that a batch should take: what a request may have to wait for it. */
const TARGET = 10
const [FEWEST, MOST] = [100, 5000]

/** How many rows the next batch takes, after one of `size` took so many milliseconds. */
export function nextBatchSize(size: number, took: number): number {
  return Math.round(Math.min(MOST, Math.max(FEWEST, (size * TARGET) / took)))
}
