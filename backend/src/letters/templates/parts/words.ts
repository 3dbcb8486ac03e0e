import type { Quoted } from '@goodword/contract/quoted'
import { NAMELESS } from '@goodword/contract/referrer-name'
import { formatReward } from '@goodword/contract/reward'
import type { LetterTexts } from '../../letter-texts.ts'

/** Wording that several letters share. */

/** Who referred somebody: by the name they typed, or in our words. */
export type Referrer = Quoted | typeof NAMELESS

/** The same in the language of a letter. */
export function referrerIn({ t }: LetterTexts, name: Referrer): string {
  return name === NAMELESS ? t('A colleague') : name
}

/** The bonus promised at the invitation, and who gets what of it; to the recommender. Whole dollars. */
export function bonusText(amount: number, isHired: boolean): string {
  return `Referral bonus${isHired ? '' : ' if this candidate is hired'}: ${formatReward(amount)}`
}

/** What has become of a hire, as its status says when the letter leaves; `gone` where the application is. */
export type Hire = 'stands' | 'ended' | 'gone'

/** How far the company's payment had come: it said so, we have it, or neither. */
export type Payment = 'paid' | 'received' | null

interface Why {
  companyName: Quoted
  hire: Hire
  /** Somebody's words, which follow. */
  reason: Quoted | undefined
}

/** Why a reward was taken back, disputed or left as it was; nothing where nobody can tell any more. */
export function whyText(fact: 'reversed' | 'disputed' | 'resolved', { companyName, hire, reason }: Why): string {
  if (reason) return 'These words were given for it:'
  if (fact === 'resolved') return hire === 'stands' ? `${companyName} has confirmed the hire.` : ''
  if (hire === 'ended') return `${companyName} has said that the hire ended.`
  return fact === 'reversed' && hire === 'gone' ? 'The application has ended.' : ''
}
