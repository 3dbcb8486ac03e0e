import { COUNTRIES } from '@goodword/contract/countries'
import { countryName } from '@goodword/contract/country-name'
import type { JobInput } from '@goodword/contract/jobs'
import { WORKPLACE_LABELS, type Workplace } from '@goodword/contract/place-and-pay'
import { quoted } from '@goodword/contract/quoted'
import type { Texts } from '@goodword/shared-ui/kernel'

type Place = Pick<JobInput, 'location' | 'workplace' | 'city' | 'country'>

const SAYS: Record<Workplace, RegExp> = {
  'on-site': /\bon[- ]?site\b/i,
  hybrid: /\bhybrid\b/i,
  remote: /\b(remote|remotely|work from home)\b/i,
}
/** Words of a location that name no place, and what separates them. */
const NO_PLACE = /\b(on[- ]?site|hybrid|remote|remotely|work from home|or|and|in|from|only|first|fully|partly)\b/gi
/** Also a state of the United States. */
const AMBIGUOUS = 'GE'

/**
 * Asks about a location that says another place than the fields, before it is posted (docs/rules.md#place-and-pay-have-fields).
 * @returns the question, or undefined where they say the same, or one of them nothing
 */
export function oddPlace(place: Place, t: Texts['t']): string | undefined {
  return otherWorkplace(place, t) ?? otherCity(place, t) ?? otherCountry(place, t)
}

/** Where several are named, as in "Hybrid, remote on Fridays", it is enough that one is the chosen one. */
function otherWorkplace({ location, workplace }: Place, t: Texts['t']): string | undefined {
  if (!workplace || SAYS[workplace].test(location)) return undefined
  const isOther = Object.values(SAYS).some((says) => says.test(location))
  if (!isOther) return undefined
  return t('The location says {location}, but the workplace is {workplace}. Is that what you mean?', {
    location: quoted(location),
    workplace: quoted(t(WORKPLACE_LABELS[workplace])),
  })
}

function otherCity({ location, workplace, city, country }: Place, t: Texts['t']): string | undefined {
  const wanted = city?.trim()
  if (!wanted || workplace === 'remote' || plain(location).includes(plain(wanted))) return undefined
  const rest = country ? plain(location).replace(plain(countryName(country)), '') : plain(location)
  if (!/\p{L}/u.test(rest.replace(NO_PLACE, ''))) return undefined
  return t('The location says {location}, but the city is {city}. Is that what you mean?', {
    location: quoted(location),
    city: quoted(wanted),
  })
}

/** A part of the location that is the name of a country. */
function otherCountry({ location, workplace, country }: Place, t: Texts['t']): string | undefined {
  if (!country || workplace === 'remote') return undefined
  const parts = plain(location)
    .split(/[,;/|()·–-]+/)
    .map((part) => part.trim())
  if (parts.includes(plain(countryName(country)))) return undefined
  const isOther = COUNTRIES.some((code) => code !== AMBIGUOUS && parts.includes(plain(countryName(code))))
  if (!isOther) return undefined
  return t('The location says {location}, but the country is {country}. Is that what you mean?', {
    location: quoted(location),
    country: quoted(countryName(country)),
  })
}

/** For comparing: without case and accents. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
