import { COUNTRIES } from './countries.ts'
import { countryName } from './country-name.ts'

let options: { value: string; label: string }[] | undefined

/** All countries, by their names. */
export function countryOptions() {
  options ??= COUNTRIES.map((code) => ({ value: code, label: countryName(code) })).sort((one, other) =>
    one.label.localeCompare(other.label, 'en'),
  )
  return options
}
