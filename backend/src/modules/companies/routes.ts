import {
  askForDomainCode as askCall,
  checkDomainRecord as checkCall,
  confirmDomain as confirmCall,
  findBilling as findBillingCall,
  myCompany,
  findDomainRecord as recordCall,
  removeDomain as removeCall,
  setBilling as setBillingCall,
  setupCompany as setupCall,
} from '@goodword/contract/companies'
import { Elysia } from 'elysia'
import { readOwnBody } from '../../auth/http/read-own-body.ts'
import { withActor } from '../../auth/http/with-actor.ts'
import type { Deps } from '../../deps.ts'
import { routesOf } from '../../http/routes-of.ts'
import { findBilling } from './billing/find-billing.ts'
import { setBilling } from './billing/set-billing.ts'
import { askForDomainCode } from './domain/ask-for-domain-code.ts'
import { checkDomainRecord } from './domain/check-domain-record.ts'
import { confirmDomain } from './domain/confirm-domain.ts'
import { findDomainRecord } from './domain/find-domain-record.ts'
import { removeDomain } from './domain/remove-domain.ts'
import { findOwnCompany } from './find-own-company.ts'
import { setupCompany } from './setup-company.ts'

const NO_COMPANY = { 400: 'The company is not set up.' }

export function companyRoutes(deps: Deps) {
  const app = new Elysia().use(withActor(deps))
  const route = routesOf(app, 'Companies')

  route(myCompany, {
    id: 'myCompany',
    summary: 'The own company',
    may: 'managers',
    // A bare null would go out as an empty body.
    handle: async ({ actor }) => Response.json(await findOwnCompany(deps, actor)),
  })
  route(setupCall, {
    id: 'setupCompany',
    summary: 'Creates or changes the own company',
    may: 'managers',
    handle: async ({ actor, request }) => setupCompany(deps, actor, await readOwnBody(actor, request, setupCall)),
  })
  route(findBillingCall, {
    id: 'findBilling',
    summary: 'Whom invoices of the own company are made out to',
    may: 'managers',
    refusals: NO_COMPANY,
    handle: ({ actor }) => findBilling(deps, actor),
  })
  route(setBillingCall, {
    id: 'setBilling',
    summary: 'Sets whom invoices of the own company are made out to',
    may: 'managers',
    handle: async ({ actor, request }) => setBilling(deps, actor, await readOwnBody(actor, request, setBillingCall)),
  })
  route(askCall, {
    id: 'askForDomainCode',
    summary: "Sends a code to an address at the company's domain",
    may: 'managers',
    refusals: { 429: 'Too many codes were sent.' },
    handle: async ({ actor, request }) => {
      await askForDomainCode(deps, actor, await readOwnBody(actor, request, askCall))
    },
  })
  route(confirmCall, {
    id: 'confirmDomain',
    summary: 'Proves the domain of that address by the code',
    may: 'managers',
    handle: async ({ actor, request }) => confirmDomain(deps, actor, await readOwnBody(actor, request, confirmCall)),
  })
  route(recordCall, {
    id: 'findDomainRecord',
    summary: 'The DNS record by which a domain proves to be of the company',
    may: 'managers',
    refusals: NO_COMPANY,
    handle: ({ actor }) => findDomainRecord(deps, actor),
  })
  route(checkCall, {
    id: 'checkDomainRecord',
    summary: 'Proves a domain by that record',
    may: 'managers',
    refusals: { 429: 'DNS was looked at too often.' },
    handle: async ({ actor, request }) => checkDomainRecord(deps, actor, await readOwnBody(actor, request, checkCall)),
  })
  route(removeCall, {
    id: 'removeDomain',
    summary: 'Takes the proven domain off the company',
    may: 'managers',
    refusals: NO_COMPANY,
    handle: ({ actor }) => removeDomain(deps, actor),
  })
  return app
}
