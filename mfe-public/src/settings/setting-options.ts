import type { LetterChoices, LetterGroup } from '@goodword/contract/letter-choices'
import { LETTER_CHOICES } from '@goodword/contract/letter-choices'
import { said } from '@goodword/languages/texts'
import type { Texts } from '@goodword/shared-ui/kernel'

/** How each group of emails and its choices are called. */
const GROUPS: Record<LetterGroup, { label: string; choices: Partial<Record<string, string>>; isHiring: boolean }> = {
  applications: {
    label: said('Applications and questions'),
    choices: {
      each: said('Each one, to all jobs of the company'),
      mine: said('Each one, to jobs that I handle'),
      daily: said('One summary a day, of jobs that I handle'),
      none: said('None'),
    },
    isHiring: true,
  },
  mentions: {
    label: said('Notes that mention me'),
    choices: { each: said('Each one'), daily: said('One summary a day'), none: said('None') },
    isHiring: true,
  },
  referrals: {
    label: said('People whom I recommended'),
    choices: { each: said('Each change'), daily: said('One summary a day'), none: said('None') },
    isHiring: false,
  },
}

interface GroupOptions {
  group: LetterGroup
  label: string
  options: { value: LetterChoices[LetterGroup]; label: string }[]
}

/** What can be chosen of each group. @param isHiring whether those of who hires are among them */
export function groupOptions(isHiring: boolean, t: Texts['t']): GroupOptions[] {
  return (Object.keys(GROUPS) as LetterGroup[])
    .filter((group) => isHiring || !GROUPS[group].isHiring)
    .map((group) => ({
      group,
      label: t(GROUPS[group].label),
      options: LETTER_CHOICES[group].map((value) => ({ value, label: t(GROUPS[group].choices[value] ?? value) })),
    }))
}

/** The zone of this browser, as the list names it. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** All zones by their names; that of the browser and the stored one are among them in any case. */
export function zoneOptions(stored: string | null): { value: string; label: string }[] {
  const known = typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : []
  const zones = new Set(['UTC', ...known, ownZone(), ...(stored ? [stored] : [])])
  return [...zones].sort().map((value) => ({ value, label: value.replaceAll('_', ' ') }))
}
