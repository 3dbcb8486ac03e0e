import { installDebianPackage } from './debian-package.ts'
import { say } from './say.ts'

/**
 * A clamd for the tests of the virus scanner: the one CLAMD_PATH names, the system's, or Debian's package, which is
 * installed here when there is none and we may.
 * @returns variables for the tests; without a clamd they talk to a peer that speaks its protocol, which is said aloud
 */
export async function clamdForTests(): Promise<Record<string, string>> {
  const found = process.env.CLAMD_PATH ?? onThisSystem()
  if (found) return { CLAMD_PATH: found }
  const isInstalled = await installDebianPackage('clamav-daemon', 'the tests of the virus scanner').catch(() => false)
  const installed = isInstalled ? onThisSystem() : undefined
  if (installed) return { CLAMD_PATH: installed }
  say('No clamd on this machine: the tests of the virus scanner talk to a peer that speaks its protocol.')
  return {}
}

/** Debian keeps it where only root looks. */
function onThisSystem(): string | undefined {
  return Bun.which('clamd', { PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` }) ?? undefined
}
