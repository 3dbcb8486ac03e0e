// Runs in the page before anything else: watches paints, shifts and the moment React has taken over what SELECTOR names.
const seen = { fcp: 0, lcp: 0, cls: 0, taken: 0, start: performance.timeOrigin }
window.seen = seen
new PerformanceObserver((list) => {
  for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') seen.fcp = startTime
}).observe({ type: 'paint', buffered: true })
new PerformanceObserver((list) => {
  for (const { startTime } of list.getEntries()) seen.lcp = startTime
}).observe({ type: 'largest-contentful-paint', buffered: true })
new PerformanceObserver((list) => {
  for (const { value } of list.getEntries()) seen.cls += value
}).observe({ type: 'layout-shift', buffered: true })
const look = () => {
  const element = document.querySelector(SELECTOR)
  if (!element || !Object.keys(element).some((key) => key.startsWith('__reactProps'))) return setTimeout(look, 5)
  seen.taken = performance.now()
  console.debug('taken over')
}
// Nothing works before the page's own script has run: looking earlier would only take the page's time.
document.addEventListener('load', ({ target }) => target instanceof HTMLScriptElement && target.defer && look(), true)
