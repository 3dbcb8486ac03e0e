import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { buildByHand } from '../image/build-by-hand.ts'
import { notesOf } from './changelog.ts'
import { git } from './git.ts'
import { makeSbom } from './make-sbom.ts'

/**
 * Makes the files of a release from the commit that is checked out: what the image holds as an archive, by the steps of the
 * Dockerfile; the bill of materials; what the changelog says; and what each of them hashes to.
 * @param within the folder that gets one for the release
 * @returns that one
 */
export async function bundle(checkout: string, within: string, version: string): Promise<string> {
  const name = `goodword-${version}`
  const folder = join(within, name)
  const read = (file: string) => readFile(join(checkout, file), 'utf8')
  const { license } = JSON.parse(await read('package.json'))
  const draft = await mkdtemp(join(tmpdir(), 'goodword-product-'))
  try {
    const [commit, seconds] = git(checkout, 'log', '-1', '--format=%H %ct').split(' ') as [string, string]
    const at = new Date(Number(seconds) * 1000)
    const files = join(draft, 'files')
    const image = join(draft, 'image')
    await Promise.all([mkdir(files), mkdir(image)])
    await writeFile(join(files, `${name}.md`), notesOf(await read('CHANGELOG.md'), version))
    await writeFile(join(files, `${name}.cdx.json`), await makeSbom({ checkout, version, commit, at, license }))
    const built = await buildByHand(checkout, image, undefined)
    await pack(join(built.folder, built.workdir), join(files, `${name}.tar.gz`), name, Number(seconds))
    await writeFile(join(files, 'SHA256SUMS'), await sumsOf(files))
    await rm(folder, { recursive: true, force: true })
    await cp(files, folder, { recursive: true })
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
  return folder
}

/** In the order of names, with the commit's time and nobody's name: the same files make the same archive. */
async function pack(folder: string, archive: string, name: string, seconds: number): Promise<void> {
  const options = [
    '--sort=name',
    `--mtime=@${seconds}`,
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--mode=u=rwX,go=rX',
    '--use-compress-program=gzip -9 -n',
  ]
  const child = Bun.spawn(
    ['tar', ...options, `--transform=flags=r;s,^\\.,${name},`, '-C', folder, '-cf', archive, '.'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  const errors = await new Response(child.stderr).text()
  if ((await child.exited) !== 0) throw new Error(`The archive could not be made: ${errors}`)
}

/** As `sha256sum --check SHA256SUMS` reads it. */
async function sumsOf(folder: string): Promise<string> {
  const names = [...new Bun.Glob('*').scanSync(folder)].sort()
  const lines = names.map(async (name) => {
    const hash = createHash('sha256')
    for await (const bytes of Bun.file(join(folder, name)).stream()) hash.update(bytes)
    return `${hash.digest('hex')}  ${basename(name)}\n`
  })
  return (await Promise.all(lines)).join('')
}
