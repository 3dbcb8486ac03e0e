import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser'
import { packageManager } from '../package.json' with { type: 'json' }
import { ROOT } from './rooms.ts'

const WORKFLOW = '.github/workflows/test.yaml'
const read = (file: string) => Bun.file(join(ROOT, file)).text()

/** What GitHub's own parser says is wrong. */
async function faultsIn(content: string): Promise<string[]> {
  const { value, context } = parseWorkflow({ name: WORKFLOW, content }, new NoOperationTraceWriter())
  if (value) await convertWorkflowTemplate(context, value)
  return context.errors.getErrors().map(({ message }) => message)
}

test('the workflow is what GitHub accepts', async () => {
  const content = await read(WORKFLOW)
  expect(await faultsIn(content)).toEqual([])
  expect(await faultsIn(content.replace('runs-on:', 'runs-at:'))).not.toEqual([])
})

test('the workflow runs the command that README.md names', async () => {
  const [, command] = /^(npx -y \S+ run test)/m.exec(await read('README.md')) ?? []
  expect(command).toBe(`npx -y ${packageManager} run test`)
  expect(await read(WORKFLOW)).toContain(`- run: ${command}\n`)
})
