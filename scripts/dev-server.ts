import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { rspack } from '@rspack/core'
import { RspackDevServer } from '@rspack/dev-server'
import { DEVELOPMENT_REACT, SOURCE_VERSION } from './describe-dev.ts'
import { TEXT_FONTS_FOLDER } from './front-end.ts'
import { REMOTES, type RemoteName, ROOT } from './rooms.ts'
import { developmentReact, host, remote } from './rspack.ts'
import { say } from './say.ts'
import { waitForPort } from './wait-for-port.ts'

/** The longest a restart of the API may take before a request is told. */
const RESTART_MS = 10_000

interface Options {
  /** Where it listens. */
  port: number
  /** Port of the API server on this machine: everything that is not compiled here is its. */
  backend: number
  /** The remotes to work on in the released shell; none are all of them, and the shell. */
  alone: readonly RemoteName[]
}

/**
 * Serves front-end rooms from source with hot reload, and passes everything else to the backend: one origin.
 * The compiler's errors go to the terminal and over the page.
 * @returns `stop`, and `ready`: settles when everything was compiled once
 */
export async function startDevServer({ port, backend, alone }: Options) {
  const target = { mode: 'development', version: SOURCE_VERSION } as const
  const names = alone.length > 0 ? alone : REMOTES
  const compiler = rspack([
    alone.length > 0 ? developmentReact(DEVELOPMENT_REACT) : host(target),
    ...names.map((name) => remote(name, target)),
  ])
  const isCompiledHere = isBelow([
    '/ws',
    alone.length > 0 ? DEVELOPMENT_REACT : '/assets',
    ...names.map((name) => `/remotes/${name}/${SOURCE_VERSION}`),
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
      static: [join(ROOT, 'shell/public/fonts'), TEXT_FONTS_FOLDER].map((directory) => ({
        directory,
        publicPath: '/assets/fonts',
        watch: false,
      })),
      compress: false,
      historyApiFallback: false,
      setupExitSignals: false,
      client: { logging: 'error', overlay: { errors: true, warnings: false, runtimeErrors: false } },
      devMiddleware: { index: false, stats: 'none' },
      proxy: [{ context: (path) => !isCompiledHere(path), target: `http://127.0.0.1:${backend}` }],
      // A change of its sources restarts the API: a request in that half second waits instead of failing.
      setupMiddlewares: (middlewares) => [
        {
          name: 'wait-for-api',
          middleware: async (request: IncomingMessage, _response: unknown, next: () => void) => {
            if (!isCompiledHere(request.url ?? '')) await waitForPort(backend, RESTART_MS)
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

function isBelow(folders: readonly string[]): (path: string) => boolean {
  return (path) => folders.some((folder) => path === folder || path.startsWith(`${folder}/`))
}
