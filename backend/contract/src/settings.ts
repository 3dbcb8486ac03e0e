import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { LETTER_CHOICES } from './letter-choices.ts'

const NO_CHOICE = 'Please choose one of the options'
const NO_ZONE = 'Please choose a time zone from the list'

/** A zone of the IANA list, such as Europe/Oslo. */
const TimeZone = z
  .string(NO_ZONE)
  .check(z.maxLength(64, { error: NO_ZONE, abort: true }), z.refine(isTimeZone, NO_ZONE))

/** What a person has set for their account (docs/rules.md#everybody-chooses-their-emails). */
export const Settings = z.object(
  {
    letters: z.object(
      {
        applications: z.enum(LETTER_CHOICES.applications, NO_CHOICE),
        mentions: z.enum(LETTER_CHOICES.mentions, NO_CHOICE),
        referrals: z.enum(LETTER_CHOICES.referrals, NO_CHOICE),
      },
      NO_CHOICE,
    ),
    /** Of moments in letters to them; null is UTC. */
    timeZone: z.nullable(TimeZone),
    /** Whether single keys act (docs/rules.md#single-keys-can-be-turned-off). */
    singleKeys: z.boolean('Please turn the shortcuts on or off'),
  },
  'Please send your settings',
)
export type Settings = z.infer<typeof Settings>

/** The own settings; defaults where nothing was set. */
export const findSettings = endpoint('GET', '/api/settings', { reply: Settings })
/** Sets all of them. What waits for a daily summary and is now turned off is never sent. */
export const saveSettings = endpoint('PUT', '/api/settings', { body: Settings, reply: Settings })

// Newer browsers and servers also take offsets, which know no summer.
function isTimeZone(zone: string): boolean {
  if (!/^[A-Za-z]/.test(zone)) return false
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}
