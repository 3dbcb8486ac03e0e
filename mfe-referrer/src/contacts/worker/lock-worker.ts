/** By what a worker could send or keep something. */
const WAYS_OUT = [
  'fetch',
  'fetchLater',
  'XMLHttpRequest',
  'WebSocket',
  'WebSocketStream',
  'WebTransport',
  'EventSource',
  'RTCPeerConnection',
  'BroadcastChannel',
  'SharedWorker',
  'Worker',
  'importScripts',
  'indexedDB',
  'caches',
  'cookieStore',
  'localStorage',
  'sessionStorage',
] as const

/**
 * Takes from a worker all by which it could send or keep something, for good. The policy of its script forbids the same
 * where the server is ours (docs/decisions/0054-contacts.md).
 * @returns the names of what is still there
 */
export function lockWorker(scope: object): string[] {
  for (let at: object | null = scope; at && at !== Object.prototype; at = Object.getPrototypeOf(at)) {
    for (const name of WAYS_OUT) {
      // Also where only a prototype has it: reached from there it would still work.
      if (at !== scope && !Object.hasOwn(at, name)) continue
      try {
        Object.defineProperty(at, name, { value: undefined, writable: false, configurable: false })
      } catch {
        // Told by what is returned.
      }
    }
  }
  return WAYS_OUT.filter((name) => Reflect.get(scope, name) !== undefined)
}
