import { existsSync } from 'node:fs'
import { rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { packageManager } from '../package.json' with { type: 'json' }
import { giveUp, say } from './say.ts'

const ROOT = join(import.meta.dir, '..')
/** Tells the process that goes on after a first install when the command was typed. Not meant for those it starts. */
const TYPED_AT = 'GOODWORD_TYPED_AT'
const typedAt = process.env[TYPED_AT]
delete process.env[TYPED_AT]

/** When the command was typed, on `performance.now()`'s clock: below zero where packages had to be installed first. */
export const began = typedAt ? Number(typedAt) - performance.timeOrigin : 0
/** True in the process that goes on after a first install. */
export const goesOn = typedAt !== undefined

/**
 * Brings node_modules up to the lock file; a tenth of a second when it is. Uses nothing but Bun itself.
 * In a fresh clone the command then runs in a new process: this one has looked for packages when there were none, and
 * would go on taking them from Bun's cache, where the bundler cannot follow.
 * An image has no lock file: its packages are those that it was built with, and nothing in it may be written.
 */
export async function install(): Promise<void> {
  if (!existsSync(join(ROOT, 'bun.lock'))) return
  const isFirst = !existsSync(join(ROOT, 'node_modules'))
  if (isFirst) say('Installing the packages, this once ...')
  const child = Bun.spawn([process.execPath, 'install', '--frozen-lockfile'], {
    cwd: ROOT,
    stdout: 'pipe',
    stderr: 'pipe',
  })
  const [output, errors, code] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ])
  if (code !== 0) giveUp(`The packages could not be installed.\n${output}${errors}`)
  await linkForNpx()
  if (isFirst) process.exit(await again())
}

/**
 * Puts this Bun where npx looks first for a command of its name. Before it takes any other, npx reads all packages of the
 * project: three seconds, longer than the whole rest of a start.
 */
async function linkForNpx(): Promise<void> {
  if (packageManager !== `bun@${Bun.version}`) return
  const link = join(ROOT, 'node_modules/.bin', packageManager)
  // A link whose Bun is gone is none for npx either, and is replaced.
  if (existsSync(link)) return
  await rm(link, { force: true })
  await symlink(process.execPath, link).catch(() => {})
}

/** The same command, once more. */
function again(): Promise<number> {
  const child = Bun.spawn([process.execPath, ...process.argv.slice(1)], {
    env: { ...process.env, [TYPED_AT]: String(performance.timeOrigin) },
    stdio: ['inherit', 'inherit', 'inherit'],
  })
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  // A terminal's Ctrl-C reaches the child by itself; told twice it would not end in order.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
  return child.exited
}
