/** What a check found of a part that the product stands on. */
export interface Finding {
  /** `fault`: what people do here fails. `warning`: it works, and should be looked at. */
  state: 'fine' | 'warning' | 'fault'
  /** One plain sentence, without secrets and addresses of people. */
  said: string
  /** What to do about it. */
  remedy?: string
}

export const fine = (said: string): Finding => ({ state: 'fine', said })
export const warning = (said: string, remedy: string): Finding => ({ state: 'warning', said, remedy })
export const fault = (said: string, remedy: string): Finding => ({ state: 'fault', said, remedy })

/** Days until a certificate ends below which somebody has to look. */
const SOON = 21
const DAY = 24 * 60 * 60 * 1000

/** @param validTo as a certificate has it. @returns what to say of it, and the whole days that are left */
export function certificateFinding(of: string, validTo: string, now = Date.now()): { finding: Finding; days: number } {
  const days = Math.floor((Date.parse(validTo) - now) / DAY)
  const remedy = 'Renew it, and look at what should have done so.'
  if (days < 0) return { days, finding: fault(`The certificate of ${of} has ended.`, remedy) }
  const left = days === 1 ? '1 day' : `${days} days`
  if (days < SOON) return { days, finding: warning(`The certificate of ${of} ends in ${left}.`, remedy) }
  return { days, finding: fine(`The certificate of ${of} is valid for ${left}.`) }
}
