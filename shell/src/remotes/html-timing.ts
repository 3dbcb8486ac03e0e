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

/** A page that is not in the cache comes with three requests, one after the other: entry, `pages`, the page. */
const STEPS = 3

/** @returns milliseconds that the requests for a page take on this connection, by what the HTML took */
export function pageTakes(): number {
  const { requestStart = 0, responseEnd = 0 } = navigation() ?? {}
  return STEPS * (responseEnd - requestStart)
}
