import { ANSWERS_MIN } from '@goodword/contract/limits'

/**
 * Whether something may be said of a part of a whole: nothing of fewer than five, also not of those who are left
 * (docs/rules.md#insights-are-counted).
 */
export function maySay(part: number, whole: number): boolean {
  return part >= ANSWERS_MIN && whole - part >= ANSWERS_MIN
}
