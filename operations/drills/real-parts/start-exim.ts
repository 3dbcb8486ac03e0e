import { chownSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ReceivedLetter, readLetter } from '../../../backend/test/smtp-server.ts'
import { installDebianPackage } from '../../../scripts/debian-package.ts'
import { freePort } from '../../../scripts/ports.ts'
import { waitForPort } from '../../../scripts/wait-for-port.ts'

const PROGRAM = '/usr/sbin/exim4'
const USER = 'Debian-exim'
const PATIENCE_MS = 10_000

/** Takes letters from whoever signs in over TLS, and from nobody else; puts those to anybody into one mailbox. */
const configuration = (host: string, folder: string, port: number, password: string) => `
primary_hostname = ${host}
spool_directory = ${folder}/spool
log_file_path = ${folder}/spool/%slog
pid_file_path = ${folder}/spool/exim.pid
notifier_socket =
local_interfaces = 127.0.0.1
daemon_smtp_ports = ${port}
tls_advertise_hosts = *
tls_certificate = ${folder}/cert.pem
tls_privatekey = ${folder}/key.pem
auth_advertise_hosts = \${if eq{$tls_in_cipher}{}{}{*}}
acl_smtp_rcpt = of_senders
deliver_drop_privilege
begin acl
of_senders:
  accept authenticated = *
         encrypted = *
  deny message = sign in first
begin routers
all:
  driver = accept
  transport = mailbox
begin transports
mailbox:
  driver = appendfile
  maildir_format
  directory = ${folder}/mail
  envelope_to_add
begin authenticators
plain:
  driver = plaintext
  public_name = PLAIN
  server_prompts = :
  server_condition = \${if and{{eq{$auth2}{goodword}}{eq{$auth3}{${password}}}}}
  server_set_id = $auth2
`

/**
 * Debian's exim, with STARTTLS and AUTH, as a mail server that others run.
 * @param certificate of the authority that the product is told of
 * @throws Error where it cannot be had or does not start
 */
export async function startExim({ host, cert, key }: { host: string; cert: string; key: string }) {
  if (!(await Bun.file(PROGRAM).exists()) && !(await installDebianPackage('exim4-daemon-light', 'the drill')))
    throw new Error('The drill needs exim, as root. Debian: apt-get install exim4-daemon-light')
  const folder = await mkdtemp(join(tmpdir(), 'goodword-exim-'))
  const [port, password] = [await freePort(), crypto.randomUUID()]
  const file = join(folder, 'exim.conf')
  const own = ['cert.pem', 'key.pem', 'spool', 'mail'].map((name) => join(folder, name))
  await Promise.all([
    writeFile(file, configuration(host, folder, port, password)),
    writeFile(join(folder, 'cert.pem'), cert),
    writeFile(join(folder, 'key.pem'), key),
    mkdir(join(folder, 'spool')),
    mkdir(join(folder, 'mail/new'), { recursive: true }),
  ])
  const [uid = 0, gid = 0] = ['-u', '-g'].map((flag) => Number(Bun.spawnSync(['id', flag, USER]).stdout))
  for (const path of [folder, ...own, join(folder, 'mail/new')]) chownSync(path, uid, gid)

  let child: Bun.Subprocess | undefined
  async function start() {
    // What it has taken and not delivered is looked at every five seconds.
    child = Bun.spawn([PROGRAM, '-C', file, '-bdf', '-q5s'], { stdio: ['ignore', 'ignore', 'inherit'] })
    process.once('exit', () => child?.kill('SIGKILL'))
    if (!(await waitForPort(port, PATIENCE_MS))) throw new Error('exim does not answer.')
  }
  async function kill(signal: NodeJS.Signals) {
    child?.kill(signal)
    await child?.exited
  }
  await start()
  const read = new Map<string, ReceivedLetter>()
  return {
    url: `smtp://goodword:${password}@${host}:${port}`,
    version: /version (\S+)/.exec(Bun.spawnSync([PROGRAM, '-bV']).stdout.toString())?.[1] ?? '',
    start,
    kill,
    /** Every letter in the mailbox, oldest first. */
    async letters(): Promise<ReceivedLetter[]> {
      for (const name of (await readdir(join(folder, 'mail/new'))).sort()) {
        if (read.has(name)) continue
        const raw = await readFile(join(folder, 'mail/new', name), 'utf8')
        read.set(name, await readLetter(raw, /^Envelope-to: (.*)$/im.exec(raw)?.[1] ?? ''))
      }
      return [...read.values()]
    },
    async stop() {
      await kill('SIGTERM')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
