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

interface Job {
  needs?: string
  if?: string
  permissions?: Record<string, string>
  strategy?: { matrix: { include: { platform: string; runner: string }[] } }
  steps: { id?: string; uses?: string; run?: string; with?: Record<string, unknown> }[]
}
const jobsOf = async (file: string) => (Bun.YAML.parse(await read(file)) as { jobs: Record<string, Job> }).jobs

test('every action is pinned by its commit, with its version beside it', async () => {
  const files = await Promise.all([WORKFLOW, RELEASE, LAB].map(read))
  const used = files.flatMap((content) => [...content.matchAll(/uses: (.*)$/gm)].map(([, action]) => action))
  expect(used.length).toBeGreaterThan(10)
  for (const action of used) expect(action).toMatch(/^actions\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/)
})

test('a release pushes an image for amd64 and arm64, each built on its own kind of machine', async () => {
  const { image, publish } = await jobsOf(RELEASE)
  const kinds = image?.strategy?.matrix.include ?? []
  expect(kinds.map(({ platform, runner }) => [platform, runner.endsWith('-arm')])).toEqual([
    ['linux/amd64', false],
    ['linux/arm64', true],
  ])
  const merged = publish?.steps[0]?.run ?? ''
  for (const { platform } of kinds) expect(merged).toContain(`"$NAME-${platform.replace('linux/', '')}"`)
  expect([image?.needs, publish?.needs]).toEqual(['release', 'image'])
})

test('the image goes where a variable of the repository says, and no file names a registry', async () => {
  const content = await read(RELEASE)
  const { image } = await jobsOf(RELEASE)
  expect(image?.if).toBe("vars.IMAGE != ''")
  expect(content).not.toMatch(/\b(ghcr\.io|docker\.io|quay\.io)\b/)
  expect(content.match(/docker login "\$\{IMAGE%%\/\*\}"/g)).toHaveLength(2)
})

test('the image has labels, a bill of materials, its provenance, and a signature for the digest that was pushed', async () => {
  const { image, publish } = await jobsOf(RELEASE)
  const build = image?.steps.at(-1)?.run ?? ''
  for (const flag of ['--provenance mode=max', '--sbom true', '--push']) expect(build).toContain(flag)
  const labels = [...build.matchAll(/--label "org\.opencontainers\.image\.(\w+)=/g)].map(([, label = '']) => label)
  expect(labels.sort()).toEqual(['created', 'licenses', 'revision', 'source', 'title', 'version'])
  const [index, attest] = publish?.steps ?? []
  expect(attest?.uses).toStartWith('actions/attest-build-provenance@')
  expect(attest?.with).toEqual({
    'subject-name': `\${{ vars.IMAGE }}`,
    'subject-digest': `\${{ steps.${index?.id}.outputs.digest }}`,
    'push-to-registry': true,
  })
  expect(publish?.permissions).toMatchObject({ 'id-token': 'write', attestations: 'write' })
  expect(image?.permissions).toEqual({ contents: 'read', packages: 'write' })
})
