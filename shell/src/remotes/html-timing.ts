/** A slow line brings the shell long after the words: what its tags have asked for by then counts so much, and no more. */
const HEAD_START_MS = 1500

function navigation(): PerformanceNavigationTiming | undefined {
  return (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]
}

/** @returns since when the page's own tags ask for its scripts: the moment the HTML had come, in milliseconds of `performance.now()` */
export function askedSince(): number {
  const now = performance.now()
  return Math.max(navigation()?.responseEnd ?? now, now - HEAD_START_MS)
}

/** @returns milliseconds that the HTML itself took to come: what anything takes on this line */
export function htmlTook(): number {
  const { requestStart = 0, responseEnd = 0 } = navigation() ?? {}
  return responseEnd - requestStart
}
