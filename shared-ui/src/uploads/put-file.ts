/** Milliseconds. */
const PATIENCE = 20_000

/**
 * Sends one file with PUT and tells how far it is. XMLHttpRequest because fetch reports no upload progress. A store that
 * takes nothing and says nothing for 20 seconds is given up.
 * @param onProgress called with the share sent, 0 to 1
 * @throws Error when the store refuses it or cannot be reached; an AbortError when `signal` aborts
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
    const began = performance.now()
    // Counted from the beginning, and put off by everything that is taken.
    const waitOn = () => {
      request.timeout = performance.now() - began + PATIENCE
    }
    request.upload.onprogress = (event) => {
      waitOn()
      onProgress(event.total ? event.loaded / event.total : 0)
    }
    request.onload = () =>
      request.status >= 200 && request.status < 300 ? resolve() : reject(new Error(`Upload answered ${request.status}`))
    request.onerror = () => reject(new Error('Upload failed'))
    request.ontimeout = () => reject(new Error('Upload stalled'))
    request.onabort = () => reject(new DOMException('Upload cancelled', 'AbortError'))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    waitOn()
    request.send(file)
  })
}
