import { chmod, cp, mkdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { folderSize } from './folder-size.ts'
import { flagsOf, readDockerfile, type Stage, wordsOf } from './read-dockerfile.ts'

/** What a stage has become. */
interface Built {
  /** Its file system, as far as we make it. */
  folder: string
  workdir: string
  env: Record<string, string>
  layers: Layer[]
  command: string[]
  healthCheck: string[]
  user: string
}

export interface Layer {
  /** The instruction that made it. */
  step: string
  bytes: number
}

/** Who runs the steps: `undefined` is ourselves. */
type Account = { uid: number; gid: number } | undefined

/**
 * Does what the Dockerfile of a checkout says in folders of this machine, as a user without rights: `COPY`, `RUN`, `ENV` and what the image is
 * started with. What an engine alone can do, the image that it begins with, is left out: this machine's programs stand for it.
 * @param folder an empty folder, which that user may enter
 * @returns the last stage
 * @throws Error with the words of a step that fails
 */
export async function buildByHand(checkout: string, folder: string, account: Account): Promise<Built> {
  const context = join(folder, 'context')
  await copyContext(checkout, context)
  const built = new Map<string, Built>()
  let last: Built | undefined
  for (const [at, stage] of readDockerfile(await readFile(join(checkout, 'Dockerfile'), 'utf8')).entries()) {
    last = await buildStage(stage, { folder: join(folder, `stage-${at}`), context, built, account, home: folder })
    if (stage.name) built.set(stage.name, last)
  }
  if (!last) throw new Error('The Dockerfile has no stage.')
  return last
}

interface Means {
  folder: string
  context: string
  built: Map<string, Built>
  account: Account
  home: string
}

async function buildStage(stage: Stage, { folder, context, built, account, home }: Means): Promise<Built> {
  await mkdir(folder, { recursive: true })
  const base = built.get(stage.from)
  const made: Built = base
    ? { ...structuredClone(base), folder, layers: [] }
    : { folder, workdir: '/', env: {}, layers: [], command: [], healthCheck: [], user: 'root' }
  if (base) await run(['cp', '-a', `${base.folder}/.`, folder], {})
  const args: Record<string, string> = {}
  const own = async () => account && (await run(['chown', '-R', `${account.uid}:${account.gid}`, folder], {}))
  for (const { instruction, rest } of stage.steps) {
    const { flags, words } =
      instruction === 'COPY' || instruction === 'HEALTHCHECK' ? flagsOf(rest) : { flags: {}, words: [] }
    if (instruction === 'WORKDIR') made.workdir = rest
    else if (instruction === 'ARG') Object.assign(args, pairsIn(rest))
    else if (instruction === 'ENV')
      Object.assign(made.env, pairsIn(rest.replace(/\$(\w+)/g, (_, name) => args[name] ?? '')))
    else if (instruction === 'USER') made.user = rest
    else if (instruction === 'CMD') made.command = wordsOf(rest)
    else if (instruction === 'HEALTHCHECK') made.healthCheck = JSON.parse(words.slice(1).join(' ')) as string[]
    else if (instruction === 'COPY') {
      const source = flags.from ? built.get(flags.from)?.folder : context
      if (!source) throw new Error(`There is no stage ${flags.from}.`)
      const before = await folderSize(folder)
      await copy(source, words, join(folder, made.workdir))
      made.layers.push({ step: `COPY ${rest}`, bytes: (await folderSize(folder)) - before })
    } else if (instruction === 'RUN') {
      await own()
      const env = { ...process.env, ...made.env, HOME: home, CI: 'true' }
      await run(['sh', '-c', rest], { cwd: join(folder, made.workdir), env, ...account })
    } else if (instruction !== 'EXPOSE') throw new Error(`The instruction ${instruction} is not supported.`)
    await mkdir(join(folder, made.workdir), { recursive: true })
  }
  return made
}

/** `A=1 B=2` */
function pairsIn(rest: string): Record<string, string> {
  return Object.fromEntries(rest.split(' ').map((pair) => pair.split('=') as [string, string]))
}

/** As an engine copies: what is in a folder, and not the folder itself. */
async function copy(source: string, words: string[], workdir: string): Promise<void> {
  const to = join(workdir, words.at(-1) ?? '')
  for (const from of words.slice(0, -1)) {
    const path = join(source, from)
    const isFolder = (await stat(path)).isDirectory()
    await mkdir(isFolder || to.endsWith('/') ? to : dirname(to), { recursive: true })
    await run(['cp', '-a', isFolder ? `${path}/.` : path, to], {})
  }
}

/** A checkout as an engine is given it: without what `.dockerignore` names. */
async function copyContext(checkout: string, to: string): Promise<void> {
  const lines = (await readFile(join(checkout, '.dockerignore'), 'utf8')).split('\n').filter(Boolean)
  const globs = lines.map((line) => new Bun.Glob(line))
  const { stdout } = Bun.spawnSync(['git', 'ls-files', '-co', '--exclude-standard'], { cwd: checkout })
  for (const file of stdout.toString().split('\n').filter(Boolean)) {
    const parts = file.split('/').map((_, at, all) => all.slice(0, at + 1).join('/'))
    if (globs.some((glob) => parts.some((part) => glob.match(part)))) continue
    await mkdir(dirname(join(to, file)), { recursive: true })
    await cp(join(checkout, file), join(to, file)).catch((error: NodeJS.ErrnoException) => {
      // Deleted here, and not yet in a commit.
      if (error.code !== 'ENOENT') throw error
    })
  }
}

/** So that who runs it may change nothing, whoever that is. */
export async function makeReadOnly(folder: string, account: Account): Promise<void> {
  if (account) await run(['chown', '-R', '0:0', folder], {})
  await run(['chmod', '-R', 'a-w,a+rX', folder], {})
}

/** So that it can be removed again. */
export const makeWritable = (folder: string) => run(['chmod', '-R', 'u+w', folder], {})

async function run(
  command: string[],
  options: Bun.SpawnOptions.OptionsObject<'ignore', 'pipe', 'pipe'>,
): Promise<void> {
  const child = Bun.spawn(command, { ...options, stdin: 'ignore', stdout: 'pipe', stderr: 'pipe' })
  const [output, errors, code] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ])
  if (code !== 0) throw new Error(`${command.join(' ')}\n${output}${errors}`.slice(-4000))
}

/** A temporary folder's mode keeps others out. */
export const letIn = (folder: string) => chmod(folder, 0o777)
