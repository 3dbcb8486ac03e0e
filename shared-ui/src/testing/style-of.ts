import { themeCss } from '../theme/theme-css.ts'

/** A property of an element as it is computed from the styles and the light theme that apply to it. */
export function styleOf(element: Element, property: string): string {
  const theme = document.head.appendChild(document.createElement('style'))
  theme.textContent = themeCss(() => true)
  const value = getComputedStyle(element).getPropertyValue(property)
  theme.remove()
  return value
}
