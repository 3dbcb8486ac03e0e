import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { rspack } from '@rspack/core'
import { RspackDevServer } from '@rspack/dev-server'
import { contractVersions } from './contract-version.ts'
import { writeCurrent, writeRelease, writeShell } from './front-end.ts'
import { DATA, REMOTES, ROOT } from './rooms.ts'
import { host, remote } from './rspack.ts'
import { say } from './say.ts'
import { waitForPort } from './wait-for-port.ts'

const VERSION = 'dev'
/** What the development server answers itself; all else is the backend's. */
const BUILT = /^\/(assets|remotes|ws)(\/|$)/

/** The longest a restart of the API may take before a request is told. */
const RESTART_MS = 10_000

/** The folder the backend is given as `WEB_DIST`: descriptions only, the scripts are in this server's memory. */
export const DEV_DIST = join(DATA, 'web')

/**
 * Serves shell and remotes from source with hot reload, and passes everything else to the backend: one origin.
 * @param port where it listens
 * @param backend port of the API server on this machine
 * The compiler's errors go to the terminal and over the page.
 * @returns `stop`, and `ready`: settles when everything was compiled once
 */
export async function startDevServer(port: number, backend: number) {
  await describe()
  const compiler = rspack([
    host({ mode: 'development', version: VERSION }),
    ...REMOTES.map((name) => remote(name, { mode: 'development', version: VERSION })),
  ])
  const ready = new Promise<void>((resolve) =>
    compiler.hooks.done.tap('dev', (stats) => {
      if (stats.hasErrors()) say(stats.toString({ preset: 'errors-only', colors: false }))
      resolve()
    }),
  )
  const server = new RspackDevServer(
    {
      port,
      host: 'localhost',
      hot: true,
      liveReload: false,
      static: { directory: join(ROOT, 'shell/public/fonts'), publicPath: '/assets/fonts', watch: false },
      compress: false,
      historyApiFallback: false,
      setupExitSignals: false,
      client: { logging: 'error', overlay: { errors: true, warnings: false, runtimeErrors: false } },
      devMiddleware: { index: false, stats: 'none' },
      proxy: [{ context: (path) => !BUILT.test(path), target: `http://127.0.0.1:${backend}` }],
      // A change of its sources restarts the API: a request in that half second waits instead of failing.
      setupMiddlewares: (middlewares) => [
        {
          name: 'wait-for-api',
          middleware: async (request: IncomingMessage, _response: unknown, next: () => void) => {
            if (!BUILT.test(request.url ?? '')) await waitForPort(backend, RESTART_MS)
            next()
          },
        },
        ...middlewares,
      ],
    },
    compiler,
  )
  await server.start()
  return { ready, stop: () => server.stop() }
}

async function describe(): Promise<void> {
  await writeShell({
    dist: DEV_DIST,
    version: VERSION,
    scripts: ['/assets/shell.js'],
    development: true,
    offers: await contractVersions(),
    used: () => true,
  })
  for (const name of REMOTES) {
    const entry = `/remotes/${name}/${VERSION}/entry.js`
    await writeRelease({ dist: DEV_DIST, name, version: VERSION, entry, door: [], pages: {}, integrity: {}, needs: {} })
  }
  await writeCurrent(DEV_DIST, Object.fromEntries(REMOTES.map((name) => [name, VERSION])))
}
