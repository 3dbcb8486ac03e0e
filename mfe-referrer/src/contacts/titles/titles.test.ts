import { expect, test } from 'bun:test'
import { loadNames } from '../names/load-names.ts'
import { OccupationNames } from './occupation-names.ts'
import { TitleMatcher } from './title-matcher.ts'

const NAMES = new OccupationNames(
  [
    'Registered Nurses|Staff Nurse|Nurse|Registered Nurse (RN)',
    'Critical Care Nurses|Staff Nurse|ICU Nurse',
    'Bakers|Baker|Bread Baker|Pastry Cook|Owner',
    ...Array.from({ length: 7 }, (_, at) => `Engineers ${at}|Engineer`),
  ].join('\n'),
)
const occupations = (title: string) => NAMES.groupsOf(title).map(({ occupation, via }) => [occupation, via])
const matcherOf = (job: string, ...named: string[]) =>
  new TitleMatcher([
    ...[job, ...named].map((title) => ({ title })),
    ...NAMES.groupsOf(job).flatMap(({ titles, via }) => titles.map((title) => ({ title, via }))),
  ])

test('a job has the occupations that its title names, whatever its level, number and accents are', () => {
  const both = [
    ['Critical Care Nurses', 'Staff Nurse'],
    ['Registered Nurses', 'Staff Nurse'],
  ]
  expect(occupations('Staff Nurse')).toEqual(both)
  expect(occupations('Senior Stáff Nurses, night shift').map(([occupation]) => occupation)).toEqual(
    both.map(([occupation]) => occupation ?? ''),
  )
  expect(occupations('Pastry cook (m/f/d)')).toEqual([['Bakers', 'Pastry cook']])
})

test('a name of one word has to stand alone, and one of many occupations says nothing', () => {
  expect(NAMES.groupsOf('Sr. Baker')).toMatchObject([{ occupation: 'Bakers', via: 'Baker', isOffered: false }])
  expect(occupations('Baker Street Manager')).toEqual([])
  expect(occupations('Engineer')).toEqual([])
  expect(occupations('Growth Ninja')).toEqual([])
})

test('the occupations of the last word are offered, where the whole title names none', () => {
  expect(NAMES.groupsOf('Home Visit Nurse, Oregon')).toMatchObject([
    { occupation: 'Registered Nurses', via: 'Nurse', isOffered: true },
  ])
  expect(occupations('Backend Engineer')).toEqual([])
})

test.each([
  ['Staff Nurse', 'Staff Nurse', 'RN'],
  ['senior staff nurses', 'Staff Nurse', 'RN'],
  ['Lead Staff Nurse at Aurora', 'Staff Nurse', 'RN'],
  ['R.N., BSN', 'RN', undefined],
  ['Registered Nurse', 'Registered Nurses', 'RN'],
])('the title %p has the name %p', (title, shared, via) => {
  expect(matcherOf('RN').sharedWith(title)).toEqual({ title: shared, via })
})

test('a title has a listed name or it has not: parts of a name count nothing', () => {
  for (const title of ['', '—', 'Nurse Manager', 'Veterinary Nurse', 'Staff', 'Owner of a bakery', 'Baker']) {
    expect(matcherOf('RN').sharedWith(title)).toBeUndefined()
  }
  expect(matcherOf('Baker').sharedWith('Owner')).toEqual({ title: 'Owner', via: 'Baker' })
})

test('a title that the recommender named may stand anywhere in a longer one', () => {
  expect(matcherOf('RN', 'Welder').sharedWith('Master Welder and Fitter')).toEqual({ title: 'Welder', via: undefined })
})

test('the shipped names know what a staff nurse is also called', async () => {
  const shares: number[] = []
  const names = new OccupationNames(await loadNames((share) => shares.push(share)))
  expect(shares).toEqual([0.25, 0.5, 0.75, 1])
  expect(names.groupsOf('Registered Nurse')[0]?.titles).toContain('Staff Nurse')
})
