import { semver } from 'bun'

/**
 * What keeps a remote's release from running in a shell. The major must be the same, and the shell's version no older
 * than the one the release was built against: a minor adds things, a major takes some away.
 * @param needs versions the release was built against, by name
 * @param offers versions the shell carries, by name
 * @returns one clause for each need that is not met ("it needs kernel 2.0.0, the shell offers 1.4.0"); empty when it fits
 */
export function unmetNeeds(needs: Record<string, string>, offers: Record<string, string>): string[] {
  return Object.entries(needs)
    .filter(([name, needed]) => !fits(needed, offers[name]))
    .map(([name, needed]) => `it needs ${name} ${needed}, the shell offers ${offers[name] ?? 'none'}`)
}

function fits(needed: string, offered: string | undefined): boolean {
  // Patches change nothing that a remote can see.
  const [major, minor] = needed.split('.')
  return offered !== undefined && semver.satisfies(offered, `^${major}.${minor}`)
}
