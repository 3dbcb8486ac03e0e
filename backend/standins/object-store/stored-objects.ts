import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface Item {
  key: string
  type: string
  size: number
  /** In quotes, as the header carries it. */
  etag: string
  modified: string
  /** File name of the bytes. */
  file: string
}

/**
 * Objects on disk, each as its bytes and a description. The description is renamed into place last: a crash at any
 * moment leaves the old object or the new one, never a mixture.
 */
export class StoredObjects {
  constructor(private readonly folder: string) {}

  async find(key: string): Promise<Item | undefined> {
    try {
      return JSON.parse(await readFile(this.descriptionOf(key), 'utf8'))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
      throw error
    }
  }

  bytes(item: Item): Promise<Uint8Array> {
    return readFile(join(this.folder, item.file))
  }

  async put(key: string, bytes: Uint8Array, type: string): Promise<Item> {
    await mkdir(this.folder, { recursive: true })
    const before = await this.find(key)
    const file = randomUUID()
    const etag = `"${createHash('md5').update(bytes).digest('hex')}"`
    const item: Item = { key, type, size: bytes.byteLength, etag, modified: new Date().toUTCString(), file }
    await writeFile(join(this.folder, file), bytes)
    await writeFile(join(this.folder, `${file}.new`), JSON.stringify(item))
    await rename(join(this.folder, `${file}.new`), this.descriptionOf(key))
    if (before) await rm(join(this.folder, before.file), { force: true })
    return item
  }

  async remove(key: string): Promise<void> {
    const item = await this.find(key)
    if (!item) return
    await rm(this.descriptionOf(key), { force: true })
    await rm(join(this.folder, item.file), { force: true })
  }

  private descriptionOf(key: string): string {
    return join(this.folder, `${createHash('sha256').update(key).digest('hex')}.json`)
  }
}
