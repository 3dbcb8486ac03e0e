import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type Configuration, type RspackPluginInstance, rspack } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import { iconFiles, iconsOfComponents, transformImport } from './icon-imports.ts'
import { DIST, type RemoteName, ROOT } from './rooms.ts'
import { sortIntegrity } from './sort-integrity.ts'

/** The one place that knows how a front-end room is built: `host()` for the shell, `remote()` for each remote. */

export type Mode = 'development' | 'production'

interface Target {
  mode: Mode
  /** Names the release in paths and in the container's global name; two versions never share a chunk array. */
  version: string
  /** The folder that takes the place of dist/. */
  dist?: string
}

/**
 * Tells Chromium to compile all of a script while it loads, off the main thread, instead of function by function when
 * it runs: a page runs nearly all it loads. To other browsers it is a comment.
 */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad\n'

const KERNEL = '@goodword/shared-ui/kernel'
/** Federated singletons. The host carries them eagerly; a remote never does (docs/decisions/0003-federation.md). */
const SHARED = ['react', 'react-dom', 'react/jsx-runtime', KERNEL, '@fluentui/react-shared-contexts', '@griffel/react']

/** What the shell alone uses is shared all the same: `bun dev <remote>` hands it React's development build. */
const SHARED_BY_HOST = [...SHARED, 'react-dom/client']

function shared(names: string[], options: { eager: true } | { import: false }) {
  return Object.fromEntries(
    names.map((name) => [name, { singleton: true, requiredVersion: false as const, version: '1.0.0', ...options }]),
  )
}

/** The shell: everything under /assets/. */
export function host({ mode, version }: Target): Configuration {
  return {
    ...common('shell', mode),
    entry: { shell: './src/main.tsx' },
    output: {
      ...output(mode, `shell_${version}`),
      path: join(DIST, 'shell/assets'),
      publicPath: '/assets/',
    },
    plugins: [
      ...plugins(mode),
      new ModuleFederationPlugin({
        name: 'shell',
        dts: false,
        manifest: false,
        shareStrategy: 'loaded-first',
        remotes: {},
        shared: shared(SHARED_BY_HOST, { eager: true }),
        experiments: { optimization: { target: 'web', disableSnapshot: true } },
      }) as RspackPluginInstance,
    ],
  }
}

/** One remote: everything under /remotes/<name>/<version>/, immutable. */
export function remote(name: RemoteName, { mode, version, dist = DIST }: Target): Configuration {
  const container = containerName(name, version)
  return {
    ...common(name, mode),
    entry: {},
    output: {
      ...output(mode, container),
      path: join(dist, 'remotes', name, version),
      publicPath: `/remotes/${name}/${version}/`,
    },
    plugins: [
      ...plugins(mode),
      buttonFromKernel(),
      new rspack.container.ModuleFederationPluginV1({
        name: container,
        filename: mode === 'development' ? 'entry.js' : 'entry.[contenthash:8].js',
        exposes: { './pages': { import: './src/pages.ts', name: 'door' } },
        shared: shared(SHARED, { import: false }),
      }),
      // The registry holds the entry to its hash; the entry holds its chunks to theirs.
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], htmlPlugin: false, enabled: 'auto' }),
      sortIntegrity,
    ],
  }
}

/** React's development build for the released shell of `bun dev <remote>`. */
export function developmentReact(publicPath: string): Configuration {
  return {
    ...common('shell', 'development'),
    name: 'development React',
    entry: { react: './src/development-react.ts' },
    output: { ...output('development', 'development_react'), publicPath: `${publicPath}/` },
  }
}

/** The benchmark's peer: shell and pages as one build with lazy routes. */
export function monolith(path: string, ...extra: unknown[]): Configuration {
  return {
    ...common('shell', 'production'),
    name: 'monolith',
    entry: { shell: './src/main.tsx' },
    output: { ...output('production', 'monolith'), path, publicPath: '/assets/' },
    plugins: [...replacements(), ...(extra as RspackPluginInstance[])],
  }
}

/** The shell's server part: one file that renders pages, and hands a remote's server part what they share. */
export function hostServer({ mode, dist = DIST }: Omit<Target, 'version'>): Configuration {
  return onServer('shell', './src/server.tsx', join(dist, 'shell'), mode, {})
}

/** A remote's server part: its pages as one file, with what the shell shares left out. */
export function remoteServer(name: RemoteName, { mode, version, dist = DIST }: Target): Configuration {
  const outside = Object.fromEntries(SHARED.map((shared) => [shared, `commonjs ${shared}`]))
  const configuration = onServer(name, './src/pages.ts', join(dist, 'remotes', name, version), mode, outside)
  // The same button as in the browser, or React would find other HTML than it renders.
  return { ...configuration, plugins: [...replacements(), buttonFromKernel(), withoutContacts()] }
}

function onServer(
  room: string,
  entry: string,
  path: string,
  mode: Mode,
  externals: Record<string, string>,
): Configuration {
  const base = common(room, mode)
  return {
    ...base,
    name: `${room} on the server`,
    target: 'node20',
    entry: { server: entry },
    output: { path, filename: 'server.js', library: { type: 'commonjs2' } },
    devtool: false,
    externals,
    resolve: {
      ...base.resolve,
      // The federation runtime is the browser's; on the server a page is handed over, never loaded.
      alias: { '@module-federation/enhanced/runtime$': false },
    },
    module: { ...base.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
    // A stack trace from the server should name things.
    optimization: { minimize: false, splitChunks: false },
    plugins: [...replacements(), withoutContacts()],
  }
}

/** The shell derives the same name from the registry (shell/src/remotes/load-release.ts). */
function containerName(name: string, version: string): string {
  return `${name}_${version}`.replace(/[^a-zA-Z0-9_]/g, '_')
}

function output(mode: Mode, uniqueName: string): Configuration['output'] {
  const hash = mode === 'development' ? '' : '.[contenthash:8]'
  return {
    uniqueName,
    filename: `[name]${hash}.js`,
    chunkFilename: `[name]${hash}.js`,
    crossOriginLoading: 'anonymous',
  }
}

function common(room: string, mode: Mode): Configuration {
  const development = mode === 'development'
  return {
    name: room,
    context: join(ROOT, room),
    mode,
    target: ['web', 'es2022'],
    devtool: development ? 'cheap-module-source-map' : false,
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      conditionNames: ['import', 'module', 'browser', 'default'],
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              // Development React warns in full through the one JSX runtime, too; a released shell carries no other.
              transform: { react: { runtime: 'automatic', development: false, refresh: development } },
              target: 'es2022',
            },
            transformImport,
          },
          type: 'javascript/auto',
        },
        iconsOfComponents,
        { test: /\.txt$/, type: 'asset/source' },
        { test: /\.po$/, loader: join(ROOT, 'scripts/texts/po-loader.ts'), type: 'javascript/auto' },
      ],
    },
    optimization: {
      chunkIds: development ? 'named' : 'deterministic',
      // Libraries stay with the page that uses them: fewer files, and they compress better. What two pages use is split
      // off.
      splitChunks: { chunks: isShared, cacheGroups: { defaultVendors: false, reviewing: REVIEWING } },
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          extractComments: false,
          minimizerOptions: { format: { comments: false, preamble: COMPILE_AT_ONCE } },
        }),
      ],
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
    lazyCompilation: false,
  }
}

/** The inbox and the review, which one goes to and from. */
const ARE_REVIEWING = /^page-hiring-(inbox|review)$/
/** What they have in common is theirs alone: parted further for them, what other pages share would be 2 kB more for each. */
const REVIEWING = {
  name: 'hiring-reviewing',
  chunks: ({ name }: { name?: string | undefined }) => ARE_REVIEWING.test(name ?? ''),
  minChunks: 2,
  enforce: true,
}

/** Whether what a chunk has in common with others is split off. */
function isShared(chunk: { name?: string | undefined; canBeInitial(): boolean }): boolean {
  return !(chunk.canBeInitial() || ARE_REVIEWING.test(chunk.name ?? ''))
}

/** Fluent's button with its styles is in the shell already: remotes take that one (-5.4 kB brotli on the landing page, -3.9 kB on the apply page). */
function buttonFromKernel(): RspackPluginInstance {
  const facade = join(ROOT, 'shared-ui/src/kernel/kernel-button.ts')
  return new rspack.NormalModuleReplacementPlugin(/^@fluentui\/react-button$/, (resource) => {
    if (resource.contextInfo.issuer !== facade) resource.request = facade
  })
}

/**
 * The module of names that Fluent's components read their tokens from becomes our proxy: where a bundle keeps all 459 of
 * them, the values of all of them are printed into every page, too.
 */
function tokensAsVariables(): RspackPluginInstance {
  const proxy = join(ROOT, 'shared-ui/src/theme/tokens.ts')
  return new rspack.NormalModuleReplacementPlugin(/^@fluentui\/(tokens|react-theme)$/, proxy)
}

/** TanStack Form queues each form for its developer tools until they connect, which on a server is never. */
function withoutDevtools(): RspackPluginInstance {
  const silent = join(ROOT, 'shared-ui/src/form/no-devtools.ts')
  return new rspack.NormalModuleReplacementPlugin(/^@tanstack\/devtools-event-client$/, silent)
}

/** A server part has no worker, and never reads contacts: their code and the names of occupations would be 1.2 MB of it. */
function withoutContacts(): RspackPluginInstance {
  return new rspack.IgnorePlugin({ resourceRegExp: /\/contacts-panel\.tsx$/ })
}

function replacements(): RspackPluginInstance[] {
  return [tokensAsVariables(), iconFiles(), withoutDevtools()]
}

function plugins(mode: Mode): RspackPluginInstance[] {
  const list: unknown[] = replacements()
  if (mode === 'development') list.push(new ReactRefreshRspackPlugin())
  return list as RspackPluginInstance[]
}
