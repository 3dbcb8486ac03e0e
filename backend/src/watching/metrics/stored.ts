import { Gauge } from 'prom-client'
import { registry } from './registry.ts'

/** How queue, letters, sweeps and releases stand, as the database says: the same on every server. */
export interface Stored {
  queues: readonly { queue: string; depth: number; active: number; age: number }[]
  letters: readonly { state: string; count: number; age: number }[]
  sweeps: readonly { sweep: string; at: number }[]
  releases: readonly { remote: string; version: string; percent: number }[]
  withdrawn: readonly { remote: string; count: number; alone: number }[]
}

const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
  new Gauge({ name, help, labelNames, registers: [registry] })

const readable = gauge('goodword_stored_up', '1 where the database could be asked for what follows from it, else 0.')
const depth = gauge('goodword_queue_depth', 'Jobs that are due and wait for a worker.', ['queue'])
const active = gauge('goodword_queue_active', 'Jobs that workers have begun with.', ['queue'])
const age = gauge('goodword_queue_age_seconds', 'For how long the oldest job has been due; 0 where none is.', ['queue'])
const letters = gauge('goodword_letters', 'Letters by state, up to 100000 of each.', ['state'])
const letterAge = gauge('goodword_letter_age_seconds', 'Since when the oldest letter in a state exists.', ['state'])
const parked = gauge('goodword_letters_parked', 'Letters that were given up: an operator decides.')
const swept = gauge('goodword_sweep_last_success_timestamp_seconds', 'When a sweep last ended well.', ['sweep'])
const release = gauge('goodword_release_percent', 'Visitors of a hundred who get a release.', ['remote', 'version'])
const withdrawn = gauge('goodword_releases_withdrawn', 'Releases of a remote that were rolled back.', ['remote'])
const takenBack = gauge('goodword_releases_taken_back', 'Releases of a remote that the server took back by itself.', [
  'remote',
])
const OF_DATABASE = [depth, active, age, letters, letterAge, parked, swept, release, withdrawn, takenBack]

/** Says what was read; undefined where it could not be: old figures would be taken for those of now. */
export function noteStored(stored: Stored | undefined): void {
  for (const each of OF_DATABASE) each.reset()
  readable.set(stored ? 1 : 0)
  if (!stored) {
    // Without labels `reset` leaves a zero, which would say that nothing is parked.
    parked.remove()
    return
  }
  for (const { queue, ...of } of stored.queues) {
    depth.set({ queue }, of.depth)
    active.set({ queue }, of.active)
    age.set({ queue }, of.age)
  }
  for (const { state, ...of } of stored.letters) {
    letters.set({ state }, of.count)
    letterAge.set({ state }, of.age)
  }
  parked.set(stored.letters.find(({ state }) => state === 'parked')?.count ?? 0)
  for (const { sweep, at } of stored.sweeps) swept.set({ sweep }, at)
  for (const { remote, version, percent } of stored.releases) release.set({ remote, version }, percent)
  for (const { remote, count, alone } of stored.withdrawn) {
    withdrawn.set({ remote }, count)
    takenBack.set({ remote }, alone)
  }
}
