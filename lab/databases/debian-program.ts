import { existsSync } from 'node:fs'
import { installDebianPackage } from '../../scripts/debian-package.ts'

/**
 * The path of a program, after its package was installed where it was missing and we may.
 * @throws Error with a sentence for the terminal where it cannot be had
 */
export async function debianProgram(name: string, path: string): Promise<string> {
  if (existsSync(path)) return path
  const mayInstall = await installDebianPackage(name, 'the tests of other databases')
  if (!mayInstall || !existsSync(path)) throw new Error(`These tests need Debian's ${name}: apt-get install ${name}`)
  return path
}
