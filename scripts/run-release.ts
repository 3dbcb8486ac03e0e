import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { changedFiles } from '../backend/src/delivery/releases/changed-files.ts'
import { createReleaseStore } from '../backend/src/delivery/releases/create-store.ts'
import { findRelease } from '../backend/src/delivery/releases/find-release.ts'
import { listReleases } from '../backend/src/delivery/releases/list-releases.ts'
import { publishRelease } from '../backend/src/delivery/releases/publish-release.ts'
import type { ReleaseStore } from '../backend/src/delivery/releases/store.ts'
import { unmetNeeds } from '../backend/src/delivery/releases/unmet-needs.ts'
import type { Care } from '../backend/src/delivery/releases/watch-release.ts'
import { FIRST_STEP } from '../backend/src/delivery/releases/watching/rollout.ts'
import { buildRemote } from './build-remote.ts'
import { cleanCommit } from './clean-commit.ts'
import { contractVersions } from './contract-version.ts'
import { offeredByShell } from './offered-by-shell.ts'
import { readBuilt } from './read-built.ts'
import type { ReleaseOptions } from './release-options.ts'
import { withReleases } from './releases-context.ts'
import { DATA, type RemoteName, remoteNamed } from './rooms.ts'
import { say } from './say.ts'
import { printable } from './trace/printable.ts'
import { versionOf } from './version.ts'

interface Options extends ReleaseOptions {
  remote: string | undefined
}

/** What becomes of it by itself. */
const CARE: Record<Care, string> = {
  watched: 'Where it fails more often than the one before, it is taken back by itself.',
  auto: 'More and more visitors get it by themselves; where it fails more often than the one before, it is taken back.',
  held: 'It is left alone, however often it fails.',
}

/**
 * Builds one remote, publishes its files, records it and points at it. Until the pointer moves nobody sees anything of
 * it; whatever fails before leaves the pointer as it was and nothing half published.
 * @throws Error with a sentence for the terminal
 */
export async function release({ remote, care, ...options }: Options): Promise<void> {
  const name = remoteNamed(remote)
  const { commit, releasedBy } = await cleanCommit()
  await withReleases(async ({ db, env }) => {
    const began = performance.now()
    const version = await versionOf(name)
    const { pointers, watches } = await listReleases({ db })
    const pointer = pointers.find((row) => row.remote === name)
    const isSame = pointer?.version === version
    // Whoever has it keeps it: a rollout that goes on by itself begins with those.
    const percent = options.percent ?? (isSame ? pointer.percent : FIRST_STEP)
    const watch = watches.find((row) => row.remote === name)
    const isCaredFor = { held: !watch, watched: !watch?.isAuto, auto: watch?.isAuto || percent === 100 }[care]
    if (isSame && pointer.percent === percent && isCaredFor) {
      say(`${name} ${version} is what ${percent === 100 ? 'everybody gets' : `${percent} % get`} already.`)
      return
    }
    const faults = unmetNeeds(await contractVersions(), await offeredByShell(env))
    if (faults.length > 0) {
      throw new Error(
        `${name} ${version} does not run in the released shell: ${faults.join('; ')}. Release the shell first.`,
      )
    }
    const store = createReleaseStore(env)
    // What was released once is what the version means, for ever: it is not built again.
    const known = await findRelease(db, name, version)
    const { manifest, bytes } = known ?? (await buildInto(store, name, version, commit))
    const changed = await changedFiles(store, manifest)
    if (changed.length > 0) {
      throw new Error(
        `What is in the release store as ${name} ${version} is not what was ${known ? 'released' : 'built here'}: ${changed.join(', ')}. Nothing was released. Find out who wrote it, remove that folder from the store, and release again.`,
      )
    }
    await store.keep(name, version)
    const expected = pointer ?? null
    const publication = { manifest, commit, releasedBy, bytes, percent, expected, care }
    const previous = await publishRelease({ db }, publication)
    const share = percent === 100 ? 'Everybody gets' : `${percent} % of visitors get`
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    say(`${share} ${name} ${version} now (${(bytes / 1000).toFixed(1)} kB, ${seconds} s).`)
    say(`Before: ${printable(previous ?? 'the one the server was built with')}. Back again: bun run rollback ${name}`)
    say(CARE[care])
    say(`To look at it as an operator: ${env.APP_URL}/?remote=${name}@${version}`)
  })
}

/** Builds, and puts the files into the store, unless some are there already. @returns what was built here */
async function buildInto(store: ReleaseStore, name: RemoteName, version: string, commit: string) {
  await mkdir(DATA, { recursive: true })
  const dist = await mkdtemp(join(DATA, 'release-'))
  try {
    const folder = await buildRemote(name, version, dist)
    // What was changed while it was built may be in it, and would be the commit's for ever.
    if ((await cleanCommit()).commit !== commit) {
      throw new Error('Another commit was checked out during the build. Nothing was released: release again.')
    }
    await store.publish(name, version, folder)
    return await readBuilt(folder)
  } finally {
    await rm(dist, { recursive: true, force: true })
  }
}
