import { doors } from './doors.js'

/**
 * The peer's registry: the same pages, compiled into one build with lazy routes. It stands in the place of
 * shell/src/remotes/registry.ts there, and has its exports.
 */
const version = 'monolith'

export function registerRemotes() {}

export async function loadPage(remote, page) {
  const { pages } = await doors[remote]()
  return { ...(await pages[page]()), version }
}

export function versionInUse() {
  return version
}

export function fallBack() {
  return false
}

export async function startOver() {}
