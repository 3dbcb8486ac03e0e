/**
 * Takes the place of what TanStack Form reports to its developer tools (`scripts/rspack.ts`): with no tools to connect to, a
 * server would keep every form that it has rendered, to report it later.
 */
export class EventClient {
  /** @returns ends the subscription */
  on() {
    return () => {}
  }
  emit() {}
}
