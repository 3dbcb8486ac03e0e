/**
 * On a slow connection the shell comes long after the HTML: at most so much of that time counts as waited for a page.
 */
const HEAD_START_MS = 1500

function navigation(): PerformanceNavigationTiming | undefined {
  return (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]
}

/**
 * Since when the page's own script tags load its scripts: the moment the HTML had arrived.
 * @returns milliseconds, as `performance.now()` counts them
 */
export function askedSince(): number {
  const now = performance.now()
  return Math.max(navigation()?.responseEnd ?? now, now - HEAD_START_MS)
}

/** @returns milliseconds that the HTML itself took to arrive: an estimate for any request on this connection */
export function htmlTook(): number {
  const { requestStart = 0, responseEnd = 0 } = navigation() ?? {}
  return responseEnd - requestStart
}
