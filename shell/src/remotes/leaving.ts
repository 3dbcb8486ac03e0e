/** Milliseconds in which what was loading is broken off once the way out has begun. */
const BREAKING_OFF = 1000
let since = Number.NEGATIVE_INFINITY

/**
 * Watches for the page being left, from now on. Firefox and WebKit break off what is loading before they send `pagehide`; but
 * `beforeunload` is sent for a download as well, after which the page goes on.
 */
export function watchLeaving(): void {
  addEventListener('beforeunload', () => {
    since = performance.now()
  })
  addEventListener('pagehide', () => {
    since = Number.POSITIVE_INFINITY
  })
  addEventListener('pageshow', () => {
    since = Number.NEGATIVE_INFINITY
  })
}

/** Whether a script that fails now may have been broken off, as the page is being left. */
export function isLeaving(): boolean {
  return performance.now() - since < BREAKING_OFF
}
