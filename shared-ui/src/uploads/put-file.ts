/** Milliseconds. */
const PATIENCE = 20_000

/**
 * Sends one file with PUT and tells how far it is. XMLHttpRequest because fetch reports no upload progress. A store that
 * takes nothing and says nothing for 20 seconds is given up.
 * @param onProgress called with the share sent, 0 to 1
 * @throws Error that says how it did not get there; an AbortError when `signal` aborts
 */
export function putFile(
  url: string,
  file: File,
  { type, onProgress, signal }: { type: string; onProgress: (share: number) => void; signal: AbortSignal },
): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const request = new XMLHttpRequest()
    request.open('PUT', url)
    if (type) request.setRequestHeader('content-type', type)
    // The server counts failures by these words.
    const fail = (how: string) => reject(new Error(`Upload ${how}`))
    const began = performance.now()
    let share = 0
    // Counted from the beginning, and put off by everything that is taken.
    const waitOn = () => {
      request.timeout = performance.now() - began + PATIENCE
    }
    request.upload.onprogress = (event) => {
      waitOn()
      share = event.total ? event.loaded / event.total : 0
      onProgress(share)
    }
    request.onload = () =>
      request.status >= 200 && request.status < 300 ? resolve() : fail(`refused ${request.status}`)
    // An answer that the page may not read comes after the last byte.
    request.onerror = () => fail(share > 0 && share < 1 ? 'cut-off' : 'unreachable')
    request.ontimeout = () => fail('stalled')
    request.onabort = () => reject(new DOMException('Upload cancelled', 'AbortError'))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    waitOn()
    request.send(file)
  })
}
