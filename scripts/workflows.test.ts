import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser'
import { packageManager } from '../package.json' with { type: 'json' }
import { ROOT } from './rooms.ts'

const WORKFLOW = '.github/workflows/test.yaml'
const RELEASE = '.github/workflows/release.yaml'
const LAB = '.github/workflows/lab.yaml'
const read = (file: string) => Bun.file(join(ROOT, file)).text()

/** What GitHub's own parser says is wrong. */
async function faultsIn(name: string, content: string): Promise<string[]> {
  const { value, context } = parseWorkflow({ name, content }, new NoOperationTraceWriter())
  if (value) await convertWorkflowTemplate(context, value)
  return context.errors.getErrors().map(({ message }) => message)
}

test.each([WORKFLOW, RELEASE, LAB])("%s is accepted by GitHub's workflow parser", async (name) => {
  const content = await read(name)
  expect(await faultsIn(name, content)).toEqual([])
  expect(await faultsIn(name, content.replace('runs-on:', 'runs-at:'))).not.toEqual([])
})

test('the workflow runs the command that README.md names', async () => {
  const [, command] = /^(npx -y \S+ run test)/m.exec(await read('README.md')) ?? []
  expect(command).toBe(`npx -y ${packageManager} run test`)
  expect(await read(WORKFLOW)).toContain(`- run: ${command}\n`)
})

test.each(['test:delivery', 'test:how-to-add'])(
  '%s, which docs/commands.md names, has its own CI job',
  async (name) => {
    expect(await read('docs/commands.md')).toContain(`| \`bun run ${name}\` `)
    expect(await read(WORKFLOW)).toContain(`- run: npx -y ${packageManager} run ${name}\n`)
  },
)

test.each(['check', 'screens'])('%s of the lab, which lab/README.md names, has its own CI job', async (name) => {
  expect(await read('lab/README.md')).toContain(`| \`${name}\` `)
  expect(await read(LAB)).toContain(`- run: npx -y ${packageManager} run ${name}\n        working-directory: lab\n`)
})

test('a tag is released by the command in docs/upgrading.md, and its checksums are verified', async () => {
  expect(await read('docs/upgrading.md')).toContain('`bun run release:product`')
  const content = await read(RELEASE)
  expect(content).toContain(`- run: npx -y ${packageManager} run release:product\n`)
  expect(content).toMatch(/push:\n {4}tags: \["v\*"\]/)
  expect(content.indexOf('sha256sum --check')).toBeLessThan(content.indexOf('gh release create'))
})
