/** Runs in a page: what a person finds, by CSS and by words of its text, label or placeholder. */
export function findAll(css: string, words: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(css)].filter((element) => {
    const labels = 'labels' in element ? [...((element.labels as NodeListOf<HTMLElement>) ?? [])] : []
    const named = ['aria-label', 'placeholder'].map((name) => element.getAttribute(name))
    const said = [...labels.map(({ textContent }) => textContent), ...named, element.textContent].join(' ')
    return element.checkVisibility({ visibilityProperty: true }) && said.replace(/\s+/g, ' ').includes(words)
  })
}

/** Runs in a page: whether React has made the first such element its own. */
export function isTakenOver(css: string): boolean {
  return Object.keys(document.querySelector(css) ?? {}).some((name) => name.startsWith('__react'))
}

declare global {
  /** What became of the last click; nothing in a page that came after it. */
  var click: 'on its way' | 'hit' | 'missed' | undefined
}

/**
 * Runs in a page: where to click on an element that works, is at rest, in the window and not below another one. Until the
 * click has come, whatever moves below the pointer gets none.
 */
export function aim(element: HTMLElement | undefined): { x: number; y: number } | null {
  if (!element || element.matches(':disabled, [aria-disabled=true]')) return null
  const moves = (animation: Animation) =>
    animation.playState === 'running' && (animation.effect as KeyframeEffect).target?.contains(element)
  if (document.getAnimations().some(moves)) return null
  const middle = () => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
  }
  const isOnTop = () => element.contains(document.elementFromPoint(middle().x, middle().y))
  if (!isOnTop()) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    // Not in the same frame: Firefox may still owe the field that was typed into a scroll of its own.
    return null
  }
  globalThis.click = 'on its way'
  const kinds = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']
  const guard = (event: Event) => {
    if (event.type === 'pointerdown') globalThis.click = element.contains(event.target as Node) ? 'hit' : 'missed'
    if (globalThis.click === 'missed') {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    if (event.type === 'click') for (const kind of kinds) removeEventListener(kind, guard, true)
  }
  for (const kind of kinds) addEventListener(kind, guard, true)
  return middle()
}
