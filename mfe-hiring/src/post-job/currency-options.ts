import { CURRENCIES } from '@goodword/contract/currencies'

let options: { value: string; label: string }[] | undefined

/** The currencies that pay may be in, the usual ones first: 'EUR, Euro'. */
export function currencyOptions() {
  if (!options) {
    const names = new Intl.DisplayNames('en', { type: 'currency' })
    options = CURRENCIES.map((code) => ({ value: code, label: `${code}, ${names.of(code) ?? code}` }))
  }
  return options
}
