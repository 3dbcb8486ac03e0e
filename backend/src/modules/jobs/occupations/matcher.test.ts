import { expect, test } from 'bun:test'
import { knownOccupations } from './known-occupations.ts'

const matcher = await knownOccupations()
const titlesOf = (matches: { code: string }[]) => matches.map(({ code }) => matcher.nameFor(code, ''))

test.each([
  ['RN', 'Registered Nurses'],
  ['CEO', 'Chief Executives'],
  ['Sr. SRE', 'Validation Engineers'],
  ['R.N.', 'Registered Nurses'],
  ['regstered nurse', 'Registered Nurses'],
  ['nursing', 'Registered Nurses'],
  ['welding', 'Welders, Cutters, Solderers, and Brazers'],
  ['Senior Bookkeeper', 'Bookkeeping, Accounting, and Auditing Clerks'],
  ['truckers', 'Heavy and Tractor-Trailer Truck Drivers'],
])('the search text %j means the occupation %s', (text, title) =>
  expect(titlesOf(matcher.ofSearch(text))).toContain(title),
)

test.each([
  ['', ''],
  ['seniority alone', 'Senior'],
  ['signs', '+++ ,'],
  ['200 characters of emoji', '🚀'.repeat(100)],
  ['a script that the names are not written in', 'พยาบาล'],
  ['a name of something else', 'Graz'],
  ['a word of 200 letters', 'x'.repeat(200)],
])('a search text that is %s means no occupation', (_, text) => expect(matcher.ofSearch(text)).toEqual([]))

test.each([
  ['Registered Nurse', 'We look for somebody.', 'Registered Nurses'],
  ['Site Reliability Engineer', 'Runs our servers.', 'Validation Engineers'],
  ['Welder', '', 'Welders, Cutters, Solderers, and Brazers'],
  ['Engineer', 'Design bridges, roads, tunnels, dams, harbors and sewage systems.', 'Civil Engineers'],
])('a job titled %j points to %s', (title, text, occupation) =>
  expect(titlesOf(matcher.ofJob(title, text))).toContain(occupation),
)

test.each([
  ['one word', 'x'],
  ['a word of 50,000 letters', 'x'.repeat(50_000)],
  ['50,000 letters', 'tall ladder '.repeat(4200)],
  ['another script', 'โรงพยาบาล '.repeat(5000)],
])('a job with a text of %s points to what its title says', (_, text) =>
  expect(titlesOf(matcher.ofJob('Staff RN', text))).toContain('Registered Nurses'),
)

test('a job has four occupations at most, the nearest first with 1,000', () => {
  const found = matcher.ofJob('Nurse', 'Cares for patients.')
  expect(found.length).toBe(4)
  expect(found[0]?.score).toBe(1000)
  expect(found.map(({ score }) => score)).toEqual(found.map(({ score }) => score).toSorted((one, other) => other - one))
})

test('a job titled in another script points to no occupation', () =>
  expect(matcher.ofJob('พยาบาล', 'โรงพยาบาล '.repeat(500))).toEqual([]))

test.each([
  ['29-1141.00', 'registered nurses', 'Registered Nurses'],
  ['29-1141.00', 'rn', 'Registered Nurses'],
  ['17-2112.02', 'sr. SRE', 'Site Reliability Engineer'],
  ['11-1011.00', 'ceo', 'CEO'],
  ['11-1011.00', 'nothing like it', 'Chief Executives'],
])('of occupation %s, the text %j shows the name %j', (code, text, name) =>
  expect(matcher.nameFor(code, text)).toBe(name),
)

test('a code that is no occupation has no name', () => expect(matcher.nameFor('', 'nurse')).toBeUndefined())
