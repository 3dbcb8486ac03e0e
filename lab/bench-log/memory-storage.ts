import type { Storage } from '../../backend/src/storage/storage.ts'

/** A bucket that answers at once: what is measured is the log. */
export function memoryStorage(): Storage {
  const files = new Map<string, Uint8Array>()
  const no = () => Promise.reject(new Error('Nothing of the log does this.'))
  return {
    presignPut: no,
    copy: no,
    head: async (key) => {
      const bytes = files.get(key)
      return bytes && { size: bytes.byteLength, type: '', version: '' }
    },
    read: async (key) => files.get(key) ?? new Uint8Array(),
    put: async ({ key, bytes }) => void files.set(key, bytes),
    remove: async (keys) => keys.forEach((key) => void files.delete(key)),
  }
}
