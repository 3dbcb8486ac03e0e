import { say } from './say.ts'

/**
 * Installs a package of Debian where we may: as root on a machine that has apt.
 * @param purpose for whoever reads along
 * @returns false where we may not
 * @throws Error when it cannot be had
 */
export async function installDebianPackage(name: string, purpose: string): Promise<boolean> {
  if (process.getuid?.() !== 0 || !Bun.which('apt-get')) return false
  say(`Installing Debian's ${name} for ${purpose} ...`)
  await run(['apt-get', 'update', '-qq'])
  await run(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', name])
  return true
}

async function run(command: string[]): Promise<void> {
  const child = Bun.spawn(command, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdout: 'ignore',
    stderr: 'inherit',
  })
  if ((await child.exited) !== 0) throw new Error(`${command.join(' ')} failed.`)
}
