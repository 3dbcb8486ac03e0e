import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSED = /\.(js|css|svg|json|txt)$/

/** Puts a brotli and a gzip form beside every file of a folder that gains by it. Server parts go nowhere: they have none. */
export async function compressAll(folder: string): Promise<void> {
  const brotli = promisify(brotliCompress)
  const gz = promisify(gzip)
  const files = (await readdir(folder, { recursive: true })).filter(
    (file) => COMPRESSED.test(file) && !file.endsWith('server.js'),
  )
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file)
      const done = Bun.file(`${path}.br`)
      if ((await done.exists()) && done.lastModified >= Bun.file(path).lastModified) return
      const bytes = await readFile(path)
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
      await writeFile(`${path}.gz`, await gz(bytes, { level: 9 }))
      await writeFile(`${path}.br`, await brotli(bytes, quality))
    }),
  )
}
