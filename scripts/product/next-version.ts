/** As https://semver.org has them, without what it calls build metadata: no two releases differ by that alone. */
const VERSION =
  /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(-(0|[1-9]\d*|\d*[a-zA-Z-][\da-zA-Z-]*)(\.(0|[1-9]\d*|\d*[a-zA-Z-][\da-zA-Z-]*))*)?$/

/**
 * Which version is released next.
 * @param asked what was typed; without it, that of package.json
 * @param released those that were, oldest first
 * @throws Error with a sentence when it is no version, or not above the last one
 */
export function nextVersion(asked: string | undefined, own: string, released: readonly string[]): string {
  const version = asked ?? own
  if (!VERSION.test(version)) throw new Error(`${version} is not a version: 1.2.3, or 1.2.3-rc.1 (https://semver.org).`)
  const last = released.at(-1)
  if (last === undefined || Bun.semver.order(version, last) > 0) return version
  throw new Error(
    asked === undefined
      ? `${last} is released already. Say which is next: bun run release:product <version>`
      : `${version} is not above ${last}, which is released already.`,
  )
}
