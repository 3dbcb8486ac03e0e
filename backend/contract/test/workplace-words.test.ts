import { expect, test } from 'bun:test'
import { COUNTRIES } from '../src/countries.ts'
import { countryName } from '../src/country-name.ts'
import { keptPlace } from '../src/kept-place.ts'
import { type Place, workplaceWords } from '../src/workplace-words.ts'

test.each<[Place, string | undefined]>([
  [{}, undefined],
  [{ workplace: null, remoteFrom: ['NO'] }, undefined],
  [{ workplace: 'on-site' }, 'On-site'],
  [{ workplace: 'hybrid', remoteFrom: ['NO'] }, 'Hybrid'],
  [{ workplace: 'remote', remoteFrom: [] }, 'Remote from anywhere'],
  [{ workplace: 'remote', remoteFrom: ['NO', 'SE'] }, 'Remote from Norway, Sweden'],
])('the place %j reads %p', (place, text) => expect(workplaceWords(place)).toBe(text as string))

test('every country has a name', () =>
  expect(COUNTRIES.filter((code) => countryName(code) === code || countryName(code).includes('Unknown'))).toEqual([]))

test('only the fields of a place that apply to it are kept', () => {
  const typed: Parameters<typeof keptPlace>[0] = { city: 'Oslo', country: 'NO', remoteFrom: ['SE'] }
  expect(keptPlace({ ...typed, workplace: 'remote' })).toEqual({
    workplace: 'remote',
    city: null,
    country: null,
    remoteFrom: ['SE'],
  })
  expect(keptPlace({ ...typed, workplace: 'hybrid' })).toEqual({ ...typed, workplace: 'hybrid', remoteFrom: [] })
  expect(keptPlace({ ...typed, workplace: null })).toEqual({ ...typed, workplace: null, remoteFrom: [] })
})
