import { afterEach, expect, test } from 'bun:test'
import { tellWords } from './tell-words.ts'

declare const process: { env: { TZ: string | undefined } }

const zone = process.env.TZ
afterEach(() => {
  process.env.TZ = zone
})

test("a telling is named by the reader's own clock and zone", () => {
  process.env.TZ = 'Europe/Oslo'
  expect(tellWords('2026-12-04T08:00:00Z')).toBe('Fri, Dec 4, 9:00 (Oslo)')
  process.env.TZ = 'America/New_York'
  expect(tellWords('2026-12-04T08:00:00Z')).toBe('Fri, Dec 4, 3:00 (New York)')
})
