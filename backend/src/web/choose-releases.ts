import type { createLiveRegistry, Registry } from '../releases/live-registry.ts'
import { misfits } from '../releases/misfits.ts'

type LiveRegistry = Awaited<ReturnType<typeof createLiveRegistry>>

interface Asked {
  url: URL
  /** The random value of the visitor's cookie, if they have one. */
  visitor: string | undefined
  isOperator: boolean
  /** Versions of what the shell carries, by name. */
  offers: Record<string, string>
}

/** What `?remote=<name>@<version>` asks for. */
const PREVIEW = /^([\w-]+)@([\w.-]+)$/

/**
 * The releases of one page: what this visitor gets, or for an operator the one they want to look at.
 * @returns the registry, or a sentence about why the release that was asked for cannot be shown
 */
export function chooseReleases(live: LiveRegistry, { url, visitor, isOperator, offers }: Asked): Registry | string {
  const registry = live.choose(visitor)
  const wanted = url.searchParams.get('remote')
  if (wanted === null || !isOperator) return registry
  const [, remote = '', version = ''] = PREVIEW.exec(wanted) ?? []
  const release = live.find(remote, version)
  if (!release) return `There is no release "${wanted.replace(/[^\w@.-]/g, '')}". \`bun run releases\` lists them all.`
  const [misfit] = misfits(release.needs, offers)
  if (misfit) return `${remote} ${version} does not run in this shell: ${misfit}.`
  // No fallback: who previews a release wants to see it fail.
  return { ...registry, [remote]: { current: release, fallback: undefined } }
}
