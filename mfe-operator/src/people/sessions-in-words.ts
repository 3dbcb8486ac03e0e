import { formatMoment } from '@goodword/shared-ui/formats.ts'
import type { Texts } from '@goodword/shared-ui/kernel'

/** In how many browsers somebody is signed in. */
export function sessionsInWords({ t, tn }: Texts, sessions: number): string {
  return sessions === 0 ? t('Nowhere') : tn(sessions, 'In {count} browser', 'In {count} browsers')
}

/** The same, and when they were last seen. */
export function lastSeenInWords({ t, tn }: Texts, sessions: number, at: string): string {
  const moment = formatMoment(at)
  return sessions === 0
    ? t('Nowhere, last seen {moment}', { moment })
    : tn(sessions, 'In {count} browser, last seen {moment}', 'In {count} browsers, last seen {moment}', { moment })
}
