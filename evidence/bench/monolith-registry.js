/**
 * The peer's registry: the same pages, compiled into one build with lazy routes. It stands in the place of
 * shell/src/remotes/registry.ts there, and has its exports.
 */
const rooms = {
  'mfe-public': () => import(/* webpackChunkName: "door-public" */ '../../mfe-public/src/pages.ts'),
  'mfe-referrer': () => import(/* webpackChunkName: "door-referrer" */ '../../mfe-referrer/src/pages.ts'),
  'mfe-hiring': () => import(/* webpackChunkName: "door-hiring" */ '../../mfe-hiring/src/pages.ts'),
  'mfe-apply': () => import(/* webpackChunkName: "door-apply" */ '../../mfe-apply/src/pages.ts'),
}
const version = 'monolith'

export function registerRemotes() {}

export async function loadPage(remote, page) {
  const { pages } = await rooms[remote]()
  return { ...(await pages[page]()), version }
}

export function versionInUse() {
  return version
}

export function fallBack() {
  return false
}

export async function startOver() {}
