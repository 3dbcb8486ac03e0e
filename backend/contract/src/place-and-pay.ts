import { said } from '@goodword/languages/texts'

/** What a posting says of place and pay beside its free text, as closed sets and the words people read (docs/rules.md#place-and-pay-have-fields). */

export const WORKPLACES = ['on-site', 'hybrid', 'remote'] as const
export type Workplace = (typeof WORKPLACES)[number]

export const PAY_PERIODS = ['year', 'month', 'hour'] as const
export type PayPeriod = (typeof PAY_PERIODS)[number]

/** What the range is. */
export const PAY_BASES = ['gross', 'net', 'gross-with-bonus'] as const
export type PayBasis = (typeof PAY_BASES)[number]

export const WORKPLACE_LABELS: Record<Workplace, string> = {
  'on-site': said('On-site'),
  hybrid: said('Hybrid'),
  remote: 'Remote',
}

export const PAY_BASIS_LABELS: Record<PayBasis, string> = {
  gross: said('before tax'),
  net: said('after tax'),
  'gross-with-bonus': said('before tax, with bonuses'),
}

/** The most countries from which remote work may be done, where it is not all. */
export const REMOTE_FROM_MAX = 20
