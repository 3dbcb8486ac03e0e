import { describe, expect, test } from 'bun:test'
import { startComparison } from './compare.ts'
import { FALSE_ALARMS } from './rollout.ts'
import { seeded } from './seeded.ts'

const ENOUGH = 1 / FALSE_ALARMS
const of = (visitors: number, failures = 0) => ({ visitors, failures })
const pieces = (count: number, visitors: number, failures: number) =>
  Array.from({ length: count }, () => of(visitors, failures))

describe('at the same time', () => {
  test('visitors of both are compared, stretch by stretch', () => {
    const comparison = startComparison()
    for (let at = 0; at < 20; at++) comparison.sameTime(of(5, 1), of(45, 0))
    expect(comparison.highest()).toBeGreaterThan(ENOUGH)
    expect(comparison.counted()).toEqual({ ...of(100, 20), others: of(900, 0), atSameTime: true })
  })

  test('an outage for both speaks against neither', () => {
    const comparison = startComparison()
    for (let at = 0; at < 20; at++) comparison.sameTime(of(5, at < 10 ? 0 : 4), of(45, at < 10 ? 0 : 36))
    expect(comparison.highest()).toBeLessThan(10)
  })

  test('a stretch without others waits for the next that has some', () => {
    const comparison = startComparison()
    comparison.sameTime(of(30, 30), of(0))
    expect(comparison.evidence()).toBe(1)
    comparison.sameTime(of(0), of(300))
    expect(comparison.evidence()).toBeGreaterThan(ENOUGH)
  })

  test('a failure that is counted later than its visitor fails nobody twice', () => {
    const comparison = startComparison()
    comparison.sameTime(of(1, 3), of(10))
    expect(comparison.counted()).toMatchObject(of(1, 1))
  })
})

describe('once everybody gets it', () => {
  const after = (before: ReturnType<typeof pieces>, release: ReturnType<typeof pieces>) => {
    const comparison = startComparison()
    comparison.before(before)
    for (const piece of release) comparison.afterwards(piece)
    return comparison
  }

  test('it is compared with the stretch before, and the figures say so', () => {
    const comparison = after(pieces(60, 50, 0), pieces(28, 10, 1))
    expect(comparison.highest()).toBeGreaterThan(ENOUGH)
    expect(comparison.counted()).toEqual({ ...of(280, 28), others: of(3000, 0), atSameTime: false })
  })

  test('one that fails as often as the one before is left', () =>
    expect(after(pieces(60, 50, 5), pieces(28, 10, 1)).highest()).toBeLessThan(10))

  test('with nobody before it nothing is said of it, however often it fails', () => {
    const comparison = after([], pieces(10, 100, 100))
    expect(comparison.highest()).toBe(1)
    expect(comparison.counted().others).toEqual(of(0))
  })

  test('each visitor of before is compared with once: when they are used up nothing more is said', () => {
    const used = after(pieces(1, 40, 0), pieces(50, 10, 0))
    const evidence = used.evidence()
    for (const piece of pieces(50, 10, 10)) used.afterwards(piece)
    expect(used.evidence()).toBe(evidence)
  })

  test('those of before last for four hundred visitors of the release: a fault that comes later is found, too', () =>
    expect(after(pieces(80, 50, 0), [...pieces(20, 10, 0), ...pieces(10, 10, 5)]).highest()).toBeGreaterThan(ENOUGH))

  test('few that came before in one piece are shared out among those that come', () => {
    const random = seeded(5)
    const failing = Array.from({ length: 80 }, () => of(5, [1, 2, 3, 4, 5].filter(() => random() < 0.2).length))
    expect(after([of(300, 1)], failing).highest()).toBeGreaterThan(ENOUGH)
  })

  test('a rollout that has come to everybody keeps what it had seen', () => {
    const comparison = startComparison()
    for (let at = 0; at < 4; at++) comparison.sameTime(of(10, 1), of(90, 0))
    const soFar = comparison.evidence()
    expect(soFar).toBeGreaterThan(1)
    comparison.before(pieces(60, 50, 0))
    comparison.afterwards(of(10, 0))
    expect(comparison.evidence()).not.toBe(soFar)
    expect(comparison.highest()).toBeGreaterThanOrEqual(soFar)
  })
})
