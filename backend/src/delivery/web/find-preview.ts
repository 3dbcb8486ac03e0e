import type { createLiveRegistry } from '../releases/live-registry.ts'
import type { Release } from '../releases/release.ts'
import { unmetNeeds } from '../releases/unmet-needs.ts'

type LiveRegistry = Awaited<ReturnType<typeof createLiveRegistry>>

/** `<name>@<version>` */
const WANTED = /^([\w-]+)@([\w.-]+)$/

/**
 * The release that an operator wants to look at, whatever people get.
 * @param wanted `<name>@<version>`, from the address
 * @param offers versions of what the shell carries, by name
 * @returns the release, or a sentence about why it cannot be shown
 */
export function findPreview(live: LiveRegistry, wanted: string, offers: Record<string, string>): Release | string {
  const [, remote = '', version = ''] = WANTED.exec(wanted) ?? []
  if (live.isWithdrawn(remote, version)) {
    return `${remote} ${version} was taken back: it runs nowhere until it is released again.`
  }
  const release = live.find(remote, version)
  if (!release) return `There is no release "${wanted.replace(/[^\w@.-]/g, '')}". \`bun run releases\` lists them all.`
  const [unmet] = unmetNeeds(release.needs, offers)
  return unmet ? `${remote} ${version} does not run in this shell: ${unmet}.` : release
}
