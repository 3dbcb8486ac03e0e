import * as z from 'zod/mini'

/** The expression behind one of zod's formats. @param name as it is called, without `z.`; most calls have none */
export function zodPattern(name: string): RegExp[] {
  const make = name.split('.').reduce<unknown>((from, key) => (from as Record<string, unknown>)?.[key], z)
  try {
    const schema = (make as () => { _zod?: { def?: { pattern?: unknown } } })()
    const pattern = schema._zod?.def?.pattern
    return pattern instanceof RegExp ? [pattern] : []
  } catch {
    // It needs something to be made of: no format.
    return []
  }
}
