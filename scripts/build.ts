import { install } from './install.ts'
import { say } from './say.ts'

/** `bun run build`: installs, then builds the shell and every remote for production into dist/. */
await install()
const { buildFrontEnd } = await import('./build-front-end.ts')
const began = performance.now()
const { sizes } = await buildFrontEnd()
for (const { name, version, bytes } of sizes) {
  say(`${name.padEnd(13)} ${version}  ${(bytes / 1000).toFixed(1).padStart(7)} kB brotli`)
}
say(`Built into dist/ in ${((performance.now() - began) / 1000).toFixed(1)} s. Start it with: bun start`)
