import * as applications from '@goodword/contract/applications'
import * as brief from '@goodword/contract/brief'
import * as candidate from '@goodword/contract/candidate'
import * as clientErrors from '@goodword/contract/client-errors'
import * as companies from '@goodword/contract/companies'
import * as inbox from '@goodword/contract/inbox'
import * as insights from '@goodword/contract/insights'
import * as jobChanges from '@goodword/contract/job-changes'
import * as jobs from '@goodword/contract/jobs'
import * as newJob from '@goodword/contract/new-job'
import * as operatorPeople from '@goodword/contract/operator-people'
import * as operatorRewards from '@goodword/contract/operator-rewards'
import * as postingChanges from '@goodword/contract/posting-changes'
import * as postingTemplates from '@goodword/contract/posting-templates'
import * as problem from '@goodword/contract/problem'
import * as questions from '@goodword/contract/questions'
import * as ratings from '@goodword/contract/ratings'
import * as referrals from '@goodword/contract/referrals'
import * as settings from '@goodword/contract/settings'
import * as signIn from '@goodword/contract/sign-in'
import * as statement from '@goodword/contract/statement'
import * as submission from '@goodword/contract/submission'
import * as takenBack from '@goodword/contract/taken-back'
import * as testEmail from '@goodword/contract/test-email'
import * as uploads from '@goodword/contract/uploads'
import * as users from '@goodword/contract/users'
import * as z from 'zod/mini'

type Schema = z.ZodMiniType
export type JsonSchema = Record<string, unknown>

const MODULES = [
  applications,
  brief,
  candidate,
  clientErrors,
  companies,
  inbox,
  insights,
  jobs,
  operatorPeople,
  newJob,
  jobChanges,
  postingChanges,
  postingTemplates,
  operatorRewards,
  problem,
  questions,
  ratings,
  referrals,
  settings,
  signIn,
  statement,
  submission,
  takenBack,
  testEmail,
  uploads,
  users,
]
const AT = '#/components/schemas/'

/** The contract's schemas by the names it gives them. */
const NAMED = MODULES.flatMap((module) => Object.entries(module).filter(([, value]) => isSchema(value))) as [
  string,
  Schema,
][]

/**
 * JSON schemas of a set of zod schemas, where those that the contract names are referred to.
 * @param io whether a value is meant as it is sent to us, or as we answer it
 * @returns the schemas by their own keys, and the named ones that they refer to
 */
export function jsonSchemas(wanted: ReadonlyMap<string, Schema>, io: 'input' | 'output') {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of NAMED) registry.add(schema, { id })
  const own = new Map<string, string>()
  for (const [key, schema] of wanted) {
    const id = registry.get(schema)?.id ?? `:${key}`
    if (!registry.has(schema)) registry.add(schema, { id })
    own.set(key, id)
  }
  const { schemas } = z.toJSONSchema(registry, {
    io,
    uri: (id) => `${AT}${id}`,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => simplify(jsonSchema),
  }) as { schemas: Record<string, JsonSchema> }
  const of = (id: string) => (id.startsWith(':') ? withoutIds(schemas[id] ?? {}) : { $ref: `${AT}${id}` })
  const found = new Map([...own].map(([key, id]) => [key, of(id)]))
  const components: Record<string, JsonSchema> = {}
  const collect = (value: unknown): void => {
    for (const [, id = ''] of JSON.stringify(value).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)) {
      if (components[id]) continue
      components[id] = withoutIds(schemas[id] ?? {})
      collect(components[id])
    }
  }
  collect([...found.values()])
  return { found, components }
}

/** A format says what its pattern says; and an answer may get further fields, so nobody should refuse them. */
function simplify(schema: { format?: unknown; pattern?: unknown; additionalProperties?: unknown }): void {
  if (schema.format) delete schema.pattern
  if (schema.additionalProperties === false) delete schema.additionalProperties
}

function withoutIds({ $schema: _, $id: __, ...schema }: JsonSchema): JsonSchema {
  return schema
}

function isSchema(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '_zod' in value
}
