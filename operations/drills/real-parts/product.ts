import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { until } from '../../../backend/test/until.ts'
import { copyCheckout } from '../../../scripts/copy-checkout.ts'
import { ROOT } from '../../../scripts/rooms.ts'
import { runnableBlocks } from '../manual/runnable-blocks.ts'
import { run } from '../upgrade/version-before.ts'
import type { Parts } from './parts.ts'

/** Milliseconds. */
const STARTS_IN = 60_000

export type Product = Awaited<ReturnType<typeof installProduct>>

/** The product as docs/operating.md has it made in an empty folder, with what the same page says of these parts. */
export async function installProduct({ folder, ca, servers, proxy, database, swift, issuer, exim, clamd }: Parts) {
  const blocks = runnableBlocks(await Bun.file(join(ROOT, 'docs/operating.md')).text())
  const [build = '', roles = '', secrets = '', settings = '', environment = ''] = blocks
  const repository = await copyCheckout()
  const known = {
    REPOSITORY: `file://${repository}`,
    APP_URL: proxy.url,
    PORT: String(servers.one),
    ADMIN_URL: database.urlOf('postgres'),
    DATABASE_HOST: database.host,
    DATABASE_TLS: database.tls,
    S3_ENDPOINT: swift.endpoint,
    S3_REGION: 'us-east-1',
    S3_BUCKET: 'goodword',
    S3_FORCE_PATH_STYLE: 'true',
    S3_ACCESS_KEY_ID: swift.accessKeyId,
    S3_SECRET_ACCESS_KEY: swift.secretAccessKey,
    SMTP_URL: exim.url,
    MAIL_FROM: 'Goodword <hello@goodword.example>',
    GOOGLE_CLIENT_ID: '',
    GOOGLE_CLIENT_SECRET: '',
  }
  const bucket = new URL('/goodword', swift.endpoint)
  Object.assign(bucket, { username: swift.accessKeyId, password: swift.secretAccessKey })
  const ours = `
cat >> ../goodword.env <<EOF
OIDC_PROVIDERS=acme
OIDC_ACME_ISSUER=${issuer.issuer}
OIDC_ACME_CLIENT_ID=${issuer.clientId}
NODE_EXTRA_CA_CERTS=${ca}
SMTP_TLS=required
CLAMD_URL=${clamd.url}
EOF
echo '${issuer.clientSecret}' > ../secrets/oidc-acme-client-secret
curl --silent --show-error --fail --cacert ${ca} --aws-sigv4 aws:amz:us-east-1:s3 \\
  --header x-amz-content-sha256:UNSIGNED-PAYLOAD --request PUT ${bucket}
`
  const home = join(folder, 'product')
  const checkout = join(home, 'goodword')
  await mkdir(home)
  /** Nothing of this program's own environment, by which a build would be one for tests. */
  const bash = (commands: string[], variables: Record<string, string> = {}) => {
    const { PATH = '', HOME = '' } = process.env
    const given = Object.entries({ PATH, HOME, ...variables }).map(([name, value]) => `${name}=${value}`)
    return ['env', '-i', ...given, 'bash', '-euo', 'pipefail', '-c', commands.join('\n')]
  }
  await run(bash([build, roles, secrets, settings, ours], known), home)

  const running = new Set<Bun.Subprocess>()
  return {
    /** A command of the manual, in the environment of the servers. @returns what it says */
    ask: (command: string) => run(bash([environment, command]), checkout),
    /** A server, once it is ready. */
    async start(name: 'one' | 'two' | 'worker') {
      const port = servers[name]
      const metrics = servers.metrics[Object.keys(servers).indexOf(name)]
      const log = Bun.file(join(home, `${name}.log`))
      const start = `ROLE=${name === 'worker' ? 'worker' : 'web'} PORT=${port} METRICS_PORT=${metrics} exec bun scripts/start.ts`
      const child = Bun.spawn(bash([environment, start]), { cwd: checkout, stdio: ['ignore', log, log] })
      process.once('exit', () => child.kill('SIGKILL'))
      running.add(child)
      await until(async () => {
        if (child.exitCode !== null) throw new Error(await log.text())
        return fetch(`http://127.0.0.1:${port}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        )
      }, STARTS_IN)
      return child
    },
    async stop() {
      for (const child of running) child.kill('SIGKILL')
      await Promise.all([...running].map(({ exited }) => exited))
      await rm(repository, { recursive: true })
    },
  }
}
