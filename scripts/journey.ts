import { findHeadlessChromium } from './chromium.ts'
import { install } from './install.ts'
import { ROOT } from './rooms.ts'
import { giveUp } from './say.ts'

/**
 * `bun run journey pictures -t "manager's forms"`: walks journeys of e2e/ on the production build, which is built anew where its
 * sources have changed. What follows the names goes to `bun test`.
 */
const given = process.argv.slice(2)
const options = given.findIndex((each) => each.startsWith('-'))
const names = options === -1 ? given : given.slice(0, options)
if (names.length === 0) giveUp('Please name a journey of e2e/, as in: bun run journey pictures')
const files = names.map((name) => `./e2e/${name.replace(/\.spec\.ts$/, '')}.spec.ts`)
for (const file of files) if (!(await Bun.file(file).exists())) giveUp(`There is no ${file}.`)

await install()
const { JOURNEY_OPTIONS, withStack } = await import('./journeys.ts')
const code = await withStack(await findHeadlessChromium(), async (env) => {
  const more = options === -1 ? [] : given.slice(options)
  const child = Bun.spawn([process.execPath, 'test', ...JOURNEY_OPTIONS, ...files, ...more], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['inherit', 'inherit', 'inherit'],
  })
  return child.exited
})
process.exit(code)
