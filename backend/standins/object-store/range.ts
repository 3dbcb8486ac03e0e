import { Refusal } from './refusal.ts'

/**
 * The one range a `Range` header asks for, as first and last byte; undefined when it asks for none that we know.
 * @throws Refusal 416 where it begins behind the end
 */
export function readRange(header: string | null, size: number): { first: number; last: number } | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (!from && !to) return undefined
  const first = from ? Number(from) : Math.max(0, size - Number(to))
  const last = from && to ? Math.min(Number(to), size - 1) : size - 1
  if (first > last) throw new Refusal(416, 'InvalidRange')
  return { first, last }
}
