import type postgres from 'postgres'
import { median } from '../bench/median.ts'

/** What some writers did, each adding one event after the other, each in a transaction of its own. */
export interface Added {
  /** Events a second, of all writers together. */
  rate: number
  /** Milliseconds until one was committed, in the middle. */
  each: number
}

interface Task {
  /** `plain_events` has the same columns and indexes, and no trigger: the writer gives it what the log fills by itself. */
  table: 'events' | 'plain_events'
  jobs: readonly string[]
  writers: number
  seconds: number
}

const HASH = 'a'.repeat(64)
let position = 0

/** Adds events of random jobs for some seconds. */
export async function addEvents(sql: postgres.Sql, { table, jobs, writers, seconds }: Task): Promise<Added> {
  const times: number[] = []
  const begun = performance.now()
  const write = async () => {
    while (performance.now() - begun < seconds * 1000) {
      const jobId = jobs[Math.floor(Math.random() * jobs.length)] ?? ''
      const event = { kind: 'status-changed', referral_id: crypto.randomUUID(), job_id: jobId, status: 'interview' }
      const row = { ...event, actor_id: crypto.randomUUID(), request_id: crypto.randomUUID() }
      const from = performance.now()
      if (table === 'events') await sql`insert into events ${sql(row)}`
      else await sql`insert into plain_events ${sql({ ...row, position: ++position, previous: HASH, hash: HASH })}`
      times.push(performance.now() - from)
    }
  }
  await Promise.all(Array.from({ length: writers }, write))
  return { rate: times.length / ((performance.now() - begun) / 1000), each: median(times) }
}
