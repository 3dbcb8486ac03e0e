import { install } from './install.ts'
import { say } from './say.ts'

/** `bun run build`: installs, then builds the shell and every remote for production into dist/. */
await install()
const { buildFrontEnd } = await import('./build-front-end.ts')
const began = performance.now()
const { files } = await buildFrontEnd()
for (const [what, sizes] of Object.entries(files)) {
  const bytes = Object.values(sizes).reduce((sum, size) => sum + size, 0)
  say(`${what.padEnd(29)} ${(bytes / 1000).toFixed(1).padStart(6)} kB brotli`)
}
say(`Built into dist/ in ${((performance.now() - began) / 1000).toFixed(1)} s. Start it with: bun start`)
