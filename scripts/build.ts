import { install } from './install.ts'
import { say } from './say.ts'

/** `bun run build`: installs, then builds the shell and every remote for production into dist/. */
await install()
const { buildFrontEnd } = await import('./build-front-end.ts')
const began = performance.now()
const { 'first load': pages } = await buildFrontEnd()
for (const [page, sizes] of Object.entries(pages)) {
  const bytes = Object.values(sizes).reduce((sum, size) => sum + size, 0)
  say(`${page.padEnd(29)} ${(bytes / 1000).toFixed(1).padStart(6)} kB brotli`)
}
say(`Built into dist/ in ${((performance.now() - began) / 1000).toFixed(1)} s. Start it with: bun start`)
