import type { Release } from './release.ts'
import { unmetNeeds } from './unmet-needs.ts'

export interface Pointer {
  remote: string
  version: string
  previous: string | null
  percent: number
}

/** All that is known of one remote. */
export interface KnownReleases {
  pointer: Pointer | undefined
  /** Published and not withdrawn, newest first. */
  published: readonly Release[]
  /** Published once and withdrawn since. */
  rolledBack: readonly Release[]
  /** The one the server was built with. */
  builtIn: Release | undefined
}

/**
 * The releases that may run in this shell, best first: the one pointed at, the one before, the older ones, the built-in
 * one. The second of them is the first one's fallback.
 * @param offers what the shell carries
 */
export function usableReleases(known: KnownReleases, offers: Record<string, string>): Release[] {
  const { pointer, published, rolledBack, builtIn } = known
  if (builtIn?.fromSource) return [builtIn]
  const isWithdrawn = rolledBack.some(({ version }) => version === builtIn?.version)
  const all = builtIn && !isWithdrawn ? [...published, builtIn] : published
  const named = (version: string | null | undefined) => all.filter((release) => release.version === version)
  const ordered = pointer
    ? [...named(pointer.version), ...named(pointer.previous ?? builtIn?.version), ...all]
    : [...named(builtIn?.version), ...all]
  const fitting = [...new Map(ordered.map((release) => [release.version, release])).values()].filter(
    ({ needs }) => unmetNeeds(needs, offers).length === 0,
  )
  return fitting.length === 0 && builtIn ? [builtIn] : fitting
}
