import { expect, test } from 'bun:test'
import { textsIn } from '@goodword/shared-ui/kernel'
import { oddPlace } from './odd-place.ts'

const { t } = textsIn('en')

const asked = (about: string) => `The location says ${about}. Is that what you mean?`

test.each([
  [{ location: 'Oslo', city: 'Bergen', country: 'NO' }, asked('“Oslo”, but the city is “Bergen”')],
  [{ location: 'Remote', workplace: 'on-site' as const }, asked('“Remote”, but the workplace is “On-site”')],
  [
    { location: 'Oslo (on site)', workplace: 'remote' as const },
    asked('“Oslo (on site)”, but the workplace is “Remote”'),
  ],
  [{ location: 'Oslo, Norway', city: 'Oslo', country: 'SE' }, asked('“Oslo, Norway”, but the country is “Sweden”')],
])('a place %j is asked about', (place, question) => expect(oddPlace(place, t)).toBe(question))

test.each([
  [{ location: 'Oslo' }],
  [{ location: 'Oslo', workplace: 'hybrid' as const, city: 'Oslo', country: 'NO' }],
  [{ location: 'Greater MUNCHEN area', city: 'München' }],
  [{ location: 'Norway', city: 'Bergen', country: 'NO' }],
  [{ location: 'Hybrid', workplace: 'hybrid' as const, city: 'Bergen' }],
  [{ location: 'Hybrid, remote on Fridays', workplace: 'hybrid' as const }],
  [{ location: 'Oslo, or remote', workplace: 'remote' as const, city: 'Bergen', country: 'SE' }],
  [{ location: 'Atlanta, Georgia', city: 'Atlanta', country: 'US' }],
  [{ location: 'Lagos, Nigeria', city: 'Lagos', country: 'NG' }],
])('a place %j is not asked about', (place) => expect(oddPlace(place, t)).toBeUndefined())
