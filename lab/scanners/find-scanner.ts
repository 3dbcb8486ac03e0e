import { installDebianPackage } from '../../scripts/debian-package.ts'

/**
 * Sees to it that a scanner is there, by Debian's package of the same name where it is not and we may.
 * @returns its name and version
 * @throws Error when it cannot be had
 */
export async function findScanner(name: string): Promise<string> {
  const isThere = Bun.which(name) ?? ((await installDebianPackage(name, 'the scanners')) && Bun.which(name))
  if (!isThere) throw new Error(`This needs ${name}. Debian: apt-get install ${name}`)
  const { stdout } = Bun.spawnSync([name, '--version'], { stderr: 'ignore' })
  return `${name} ${/\d+\.\d+(?:\.\d+)*/.exec(stdout.toString())?.[0] ?? ''}`
}
