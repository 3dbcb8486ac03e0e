import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyCheckout } from '../../../scripts/copy-checkout.ts'
import { installDebianPackage } from '../../../scripts/debian-package.ts'
import { freePort } from '../../../scripts/ports.ts'
import { ROOT } from '../../../scripts/rooms.ts'
import { startProductionServices } from '../image/production-services.ts'
import { runnableBlocks } from './runnable-blocks.ts'

setDefaultTimeout(900_000)

let folder: string
let repository: string
let services: Awaited<ReturnType<typeof startProductionServices>>
beforeAll(async () => {
  if (!Bun.which('psql') && !(await installDebianPackage('postgresql-client', 'the drill')))
    throw new Error('The drill needs psql. Debian: apt-get install postgresql-client')
  folder = await mkdtemp(join(tmpdir(), 'goodword-stranger-'))
  repository = await copyCheckout()
  services = await startProductionServices({ isEmpty: true })
})
afterAll(async () => {
  await services?.stop()
  for (const made of [folder, repository]) await rm(made, { recursive: true, force: true })
})

/** `bun run drill:manual` */
test('a stranger follows docs/operating.md in an empty folder, command by command', async () => {
  const blocks = runnableBlocks(await Bun.file(join(ROOT, 'docs/operating.md')).text())
  expect(blocks.length).toBeGreaterThan(7)
  const port = String(await freePort())
  const { superuserUrl, env } = services
  const known = {
    APP_URL: env.APP_URL,
    GOOGLE_CLIENT_ID: env.GOOGLE_CLIENT_ID,
    GOOGLE_CLIENT_SECRET: env.GOOGLE_CLIENT_SECRET,
    S3_ENDPOINT: env.S3_ENDPOINT,
    S3_REGION: 'us-east-1',
    S3_BUCKET: env.S3_BUCKET,
    S3_ACCESS_KEY_ID: env.S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY: env.S3_SECRET_ACCESS_KEY,
    S3_FORCE_PATH_STYLE: env.S3_FORCE_PATH_STYLE,
    SMTP_URL: env.SMTP_URL,
    REPOSITORY: `file://${repository}`,
    ADMIN_URL: superuserUrl,
    DATABASE_HOST: new URL(superuserUrl).host,
    DATABASE_TLS: '',
    MAIL_FROM: env.MAIL_FROM,
    PORT: port,
  }
  const { PATH = '', HOME = '' } = process.env
  const stranger = Bun.spawn(
    ['bash', '-xeuo', 'pipefail', '-c', `trap 'kill $(jobs -p) 2> /dev/null || true' EXIT\n${blocks.join('\n')}`],
    {
      cwd: folder,
      env: { PATH, HOME, ...known },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const [output, commands, code] = await Promise.all([
    new Response(stranger.stdout).text(),
    new Response(stranger.stderr).text(),
    stranger.exited,
  ])
  const log = await Bun.file(join(folder, 'goodword.log'))
    .text()
    .catch(() => '')
  // Of what was typed the end says where it stopped.
  expect({ code, stoppedAt: code === 0 ? '' : `${output}\n${commands}\n${log}`.slice(-6000) }).toEqual({
    code: 0,
    stoppedAt: '',
  })
  expect(output).toContain('The database is up to date.')
  expect(output).toContain('they add up')
  expect(output).toContain('0 undeliverable letters.')
  expect(log.match(/"msg":"listening"/g)).toHaveLength(5)
  // Without a network Google is out of reach, and each start says so.
  const faults = log.split('\n').filter((line) => /"level":(50|60)/.test(line) && !line.includes('"part":"sign-in"'))
  expect(faults).toEqual([])
  const answers = await fetch(`http://127.0.0.1:${port}/healthz`).then(
    () => true,
    () => false,
  )
  expect(answers).toBe(false)
})
