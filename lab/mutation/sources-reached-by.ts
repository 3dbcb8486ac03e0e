/** What every room of the front end may import, besides itself; dependency-cruiser holds it. */
const SHARED = ['backend/contract', 'shared-ui', 'shared-money', 'languages']

/** @returns those of the sources that a test of this file may import: the server's do not reach the pages, nor the pages each other */
export function sourcesReachedBy(test: string, sources: readonly string[]): string[] {
  const room = test.split('/')[0] ?? ''
  const rooms = room === 'backend' ? [room] : [room, ...SHARED]
  return sources.filter((file) => rooms.some((each) => file.startsWith(`${each}/`)))
}
