import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Milliseconds that files of an earlier build stay: a tab may have been opened just before the new one. */
const KEPT = 7 * 24 * 60 * 60 * 1000
const FORMS = ['', '.br', '.gz']

/**
 * Tidies a build folder after a build: files of earlier builds are kept for seven days from when they were superseded,
 * releases for ever. `superseded.json` remembers since when.
 * @param dist the build folder
 * @param current what the build just made: shell scripts and release folders, relative to `dist`
 */
export async function keepOldFiles(dist: string, current: ReadonlySet<string>, now = Date.now()): Promise<void> {
  const record = Bun.file(join(dist, 'superseded.json'))
  const since: Record<string, number> = (await record.exists()) ? await record.json() : {}
  const old: Record<string, number> = {}
  for (const path of [...(await shellScripts(dist)), ...(await builtReleases(dist))]) {
    if (current.has(path)) continue
    const at = since[path] ?? now
    if (now - at < KEPT) old[path] = at
    else await Promise.all(FORMS.map((form) => rm(join(dist, path + form), { recursive: true, force: true })))
  }
  await record.write(JSON.stringify(old))
}

async function shellScripts(dist: string): Promise<string[]> {
  const files = await readdir(join(dist, 'shell/assets')).catch(() => [])
  return files.filter((file) => file.endsWith('.js')).map((file) => `shell/assets/${file}`)
}

/** Folders of versions that builds made; those a release has marked belong to the database. */
async function builtReleases(dist: string): Promise<string[]> {
  const found = await Array.fromAsync(new Bun.Glob('remotes/*/*/release.json').scan({ cwd: dist }))
  const folders = found.map((file) => file.slice(0, -'/release.json'.length))
  const released = await Promise.all(folders.map((folder) => Bun.file(join(dist, folder, 'released')).exists()))
  return folders.filter((_, index) => !released[index])
}
