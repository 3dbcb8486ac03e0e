import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { LETTER_CHOICES } from './letter-choices.ts'

const NO_CHOICE = 'Please choose one of the options'
const NO_ZONE = 'Please choose a time zone from the list'

/** A zone of the IANA list, such as Europe/Oslo. */
const TimeZone = z
  .string(NO_ZONE)
  .check(z.maxLength(64, { error: NO_ZONE, abort: true }), z.refine(isTimeZone, NO_ZONE))

const letters = {
  applications: z.enum(LETTER_CHOICES.applications, NO_CHOICE),
  mentions: z.enum(LETTER_CHOICES.mentions, NO_CHOICE),
  referrals: z.enum(LETTER_CHOICES.referrals, NO_CHOICE),
}
const timeZone = z.nullable(TimeZone)
const singleKeys = z.boolean('Please turn the shortcuts on or off')
const suggestions = z.boolean('Please turn the suggestions on or off')
const NO_SETTINGS = 'Please send your settings'

/** What a person has set for their account (docs/rules.md#everybody-chooses-their-emails). */
export const Settings = z.object(
  {
    letters: z.object(letters, NO_CHOICE),
    /** Of moments in letters to them; null is UTC. */
    timeZone,
    /** Whether single keys act (docs/rules.md#single-keys-can-be-turned-off). */
    singleKeys,
    /** Whether suggestions for clearer words are shown while writing (docs/rules.md#suggestions-can-be-turned-off). */
    suggestions,
  },
  NO_SETTINGS,
)
export type Settings = z.infer<typeof Settings>

/** Those that change: what is left out stays as it is. */
export const SettingsChange = z.object(
  {
    letters: z.optional(z.partial(z.object(letters, NO_CHOICE))),
    timeZone: z.optional(timeZone),
    singleKeys: z.optional(singleKeys),
    suggestions: z.optional(suggestions),
  },
  NO_SETTINGS,
)
export type SettingsChange = z.infer<typeof SettingsChange>

/** The own settings; defaults where nothing was set. */
export const findSettings = endpoint('GET', '/api/settings', { reply: Settings })
/** Sets those that are named. What waits for a daily summary and is now turned off is never sent. */
export const saveSettings = endpoint('PUT', '/api/settings', { body: SettingsChange, reply: Settings })

/** Whether this browser or server knows the zone. Newer ones also take offsets, which know no summer. */
export function isTimeZone(zone: string): boolean {
  if (!/^[A-Za-z]/.test(zone)) return false
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}
