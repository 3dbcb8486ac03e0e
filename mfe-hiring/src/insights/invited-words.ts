import type { CompanyInsights, InvitedStep } from '@goodword/contract/insights'
import { formatDate } from '@goodword/shared-ui/formats.ts'
import type { Texts } from '@goodword/shared-ui/kernel'

/** How far invitations get: 'Of ten people who were invited from Sep 1 to Oct 30, 2026, about 5 were interested, 4 applied and 2 got an answer.' */
export function invitedWords({ from, to, steps }: NonNullable<CompanyInsights['invited']>, texts: Texts): string {
  const { t } = texts
  const days = { from: formatDate(from), to: formatDate(to) }
  const [first = '', second, third] = steps.map(({ step, ofTen }) => stepWords(step, ofTen, texts))
  if (second === undefined)
    return t('Of ten people who were invited from {from} to {to}, about {first}. Who opens a link is not recorded.', {
      ...days,
      first,
    })
  if (third === undefined)
    return t(
      'Of ten people who were invited from {from} to {to}, about {first} and {second}. Who opens a link is not recorded.',
      { ...days, first, second },
    )
  return t(
    'Of ten people who were invited from {from} to {to}, about {first}, {second} and {third}. Who opens a link is not recorded.',
    { ...days, first, second, third },
  )
}

function stepWords(step: InvitedStep, ofTen: number, { t, tn }: Texts): string {
  if (step === 'interested') return tn(ofTen, '{count} was interested', '{count} were interested')
  return step === 'applied' ? t('{count} applied', { count: ofTen }) : t('{count} got an answer', { count: ofTen })
}
