import type { CompanyInsights, InvitedStep } from '@goodword/contract/insights'
import { formatDate } from '@goodword/shared-ui/formats.ts'

const STEPS: Record<InvitedStep, string> = {
  interested: 'were interested',
  applied: 'applied',
  answered: 'got an answer',
}

/** How far invitations get: 'Of ten people who were invited from Sep 1 to Oct 30, 2026, about 5 were interested, 4 applied and 2 got an answer.' */
export function invitedWords({ from, to, steps }: NonNullable<CompanyInsights['invited']>): string {
  const parts = steps.map(
    ({ step, ofTen }) => `${ofTen} ${ofTen === 1 ? STEPS[step].replace('were', 'was') : STEPS[step]}`,
  )
  const words = parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : parts.join()
  return `Of ten people who were invited from ${formatDate(from)} to ${formatDate(to)}, about ${words}. Who opens a link is not recorded.`
}
