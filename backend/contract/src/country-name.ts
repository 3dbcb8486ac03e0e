let names: Intl.DisplayNames | undefined

/** A country's name in English; the code itself where none is known. Asked for where there is a country: the first costs a slow phone time. */
export function countryName(code: string): string {
  names ??= new Intl.DisplayNames('en', { type: 'region' })
  return names.of(code) ?? code
}
