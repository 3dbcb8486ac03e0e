import * as bun from 'bun:test'
import { cleanUp } from './clean-up.ts'
import { IN_HOOK } from './rounds.ts'
import { withOnFail } from './with-on-fail.ts'

type Work = (...args: unknown[]) => unknown
type Hook = (work: Work, patience?: number) => void
type Test = (name: string, work: Work, patience?: number) => void

interface Scope {
  outer: Scope | undefined
  /** Whether a test in it is run. */
  isUsed: boolean
  /** A test had failed before it was begun. */
  isPassedOver: boolean
}

interface RoundOptions {
  /** Places of the tests that are run; all without. */
  places?: readonly number[] | undefined
  /** Milliseconds until a test or hook is given up; without it that is Bun's matter. */
  patience?: number | undefined
  /** What is done now belongs to the test that is run as this one, from 0, or to none of them. */
  onTurn: (turn: number | undefined) => void
  /** It is the turn of the test at this place in the file, in the order of their naming. */
  onTest: (place: number) => void
  /** @param place of a test; `IN_HOOK` for a hook */
  onFail: (place: number, isGivenUp: boolean) => void
}

/** Milliseconds for Bun, where tests are given up here. */
const NEVER = 600_000

/** What `bun:test` exports, for one evaluation of a test file: only some of its tests are run, and none after one failed. */
export function testsOfRound({ places, patience, onTurn, onTest, onFail }: RoundOptions) {
  const wanted = places && new Set(places)
  const limits = (own: number | undefined) => (patience === undefined ? own : NEVER) as number
  let named = 0
  let hasFailed = false
  /** The test that is on now comes after one that failed. */
  let isPassedOver = false
  let scope: Scope = { outer: undefined, isUsed: false, isPassedOver: false }
  const fail = (place: number) => (isGivenUp: boolean) => {
    hasFailed = true
    onFail(place, isGivenUp)
  }

  const register: Test = (name, work, own) => {
    const place = named++
    if (wanted && !wanted.has(place)) return
    for (let each: Scope | undefined = scope; each; each = each.outer) each.isUsed = true
    const run = withOnFail(work, patience, fail(place))
    const once = () => {
      onTest(place)
      return isPassedOver ? undefined : run()
    }
    bun.test(name, once, limits(own))
  }
  const test = Object.assign(register, {
    each: (rows: readonly unknown[]) => (name: string, work: Work, own?: number) => {
      for (const row of rows) register(name, () => work(...(Array.isArray(row) ? row : [row])), own)
    },
    if: (is: boolean): Test => (is ? register : () => {}),
  })

  const within = (body: Work): Work => {
    const outer = scope
    return (...args) => {
      const before = scope
      scope = { outer, isUsed: false, isPassedOver: false }
      body(...args)
      scope = before
    }
  }
  const describe = Object.assign((name: string, body: () => void) => bun.describe(name, within(body) as () => void), {
    each: (rows: readonly unknown[]) => (name: string, body: Work) => bun.describe.each([...rows])(name, within(body)),
  })

  const beforeAll: Hook = (work, own) => {
    const its = scope
    const run = withOnFail(work, patience, fail(IN_HOOK))
    bun.beforeAll(() => {
      onTurn(undefined)
      its.isPassedOver ||= hasFailed
      return its.isUsed && !its.isPassedOver ? run() : undefined
    }, limits(own))
  }
  const afterAll: Hook = (work, own) => {
    const its = scope
    const run = withOnFail(work, patience, fail(IN_HOOK))
    bun.afterAll(() => {
      onTurn(undefined)
      return its.isUsed && !its.isPassedOver ? run() : undefined
    }, limits(own))
  }
  const each =
    (hook: typeof bun.beforeEach): Hook =>
    (work, own) => {
      const run = withOnFail(work, patience, fail(IN_HOOK))
      hook(() => (isPassedOver ? undefined : run()), limits(own))
    }

  bun.beforeAll(cleanUp)
  let turn = 0
  bun.beforeEach(() => {
    isPassedOver = hasFailed
    onTurn(turn)
    turn += 1
  })
  const setDefaultTimeout = patience === undefined ? bun.setDefaultTimeout : () => {}
  const hooks = { beforeAll, afterAll, beforeEach: each(bun.beforeEach), afterEach: each(bun.afterEach) }
  return { ...bun, ...hooks, test, it: test, describe, setDefaultTimeout }
}
