import { unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A file on this machine's disk. */
export interface Spooled {
  /** Bytes. */
  size: number
  /** Reads it from the disk. */
  read(): Promise<Uint8Array>
  remove(): Promise<void>
}

/**
 * Writes what arrives slowly to a file of this machine, so that it takes no memory meanwhile. Whoever asks for it
 * removes it.
 * @param max bytes
 * @returns undefined where there are more
 */
export async function spool(bytes: AsyncIterable<Uint8Array>, max: number): Promise<Spooled | undefined> {
  const path = join(tmpdir(), `goodword-upload-${crypto.randomUUID()}`)
  const remove = () => unlink(path).catch(() => {})
  const writer = Bun.file(path).writer()
  let size = 0
  try {
    for await (const chunk of bytes) {
      size += chunk.byteLength
      // What is too much is let through, so that what stands behind it in its form is read.
      if (size > max) continue
      writer.write(chunk)
      await writer.flush()
    }
  } catch (error) {
    await writer.end()
    await remove()
    throw error
  }
  await writer.end()
  if (size <= max) return { size, read: () => Bun.file(path).bytes(), remove }
  await remove()
  return undefined
}
