import { beforeAll } from 'bun:test'
import { makeCompany, makeJob } from './factories.ts'
import type { Person, TestApp } from './harness.ts'

interface TestJob {
  manager: Person
  referrer: Person
  job: Awaited<ReturnType<typeof makeJob>>
}

/** A job, the manager whose company posted it, and somebody who recommends people for it: all empty before the first test. */
export function testJob(app: TestApp): TestJob {
  const made = { manager: {}, referrer: {}, job: {} } as TestJob
  beforeAll(async () => {
    Object.assign(made.manager, await app.signIn('hiring_manager'))
    Object.assign(made.referrer, await app.signIn('referrer'))
    Object.assign(made.job, await makeJob(app.db, await makeCompany(app.db, { ownerId: made.manager.id })))
  })
  return made
}
