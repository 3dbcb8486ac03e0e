import { type RulesetDefinition, Spectral } from '@stoplight/spectral-core'
import { oas } from '@stoplight/spectral-rulesets'
import { everyCall } from '../backend/contract/test/every-call.ts'
import { DOCUMENT, OPERATIONS, ROUTES } from '../backend/test/operations.ts'
import { say } from './say.ts'

/**
 * Part of `bun run check`: every call of the contract has its route, every route says what its call is, and Spectral finds nothing in
 * the document that is made of it.
 */
const faults: string[] = []
for (const { method, path } of everyCall)
  if (!OPERATIONS.has(`${method} ${path}`)) faults.push(`No route answers ${method} ${path}.`)
for (const route of ROUTES)
  if (!OPERATIONS.has(route)) faults.push(`${route} says nothing of itself: \`routesOf\` adds it.`)

const spectral = new Spectral()
spectral.setRuleset({ extends: [oas as RulesetDefinition] })
for (const { message, path } of await spectral.run(JSON.stringify(DOCUMENT)))
  faults.push(`${path.join('.')}: ${message}`)

for (const fault of faults) say(fault)
process.exit(faults.length === 0 ? 0 : 1)
