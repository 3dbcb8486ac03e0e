import {
  confirmPaidOut,
  confirmReceived,
  disputeReward as disputeCall,
  downloadPromise,
  findRow as findRowCall,
  readStatement as readCall,
  resolveDispute as resolveCall,
  sayPaid as sayPaidCall,
  trialBalance as trialBalanceCall,
} from '@goodword/contract/statement'
import { Elysia } from 'elysia'
import { requireOperator, requireUser } from '../../auth/actor.ts'
import { listReader } from '../../auth/http/own-writes.ts'
import { readOwnBody } from '../../auth/http/read-own-body.ts'
import { withActor } from '../../auth/http/with-actor.ts'
import type { Deps } from '../../deps.ts'
import { pageHeaders } from '../../http/page-headers.ts'
import { hasBody } from '../../http/read-body.ts'
import { readId } from '../../http/read-id.ts'
import { readQuery } from '../../http/read-query.ts'
import { promiseFile } from '../../money/ledger/promise-receipt.ts'
import { confirmPayment } from './confirm-payment.ts'
import { disputeReward } from './dispute-reward.ts'
import { findPromise } from './find-promise.ts'
import { findRow } from './find-row.ts'
import { readStatement } from './read-statement.ts'
import { resolveDispute } from './resolve-dispute.ts'
import { sayPaid } from './say-paid.ts'
import { trialBalance } from './trial-balance.ts'
import { writeCsv } from './write-csv.ts'

/** What is owed, and what becomes of it. */
export function statementRoutes(deps: Deps) {
  const readList = listReader(deps)
  return new Elysia()
    .use(withActor(deps))
    .get(readCall.path, async ({ actor, request, set }) => {
      // Before the query is looked at: a guest learns nothing of it.
      requireUser(actor)
      const query = readQuery(request, readCall)
      const { statement, ...page } = await readList(request, (db) => readStatement({ db }, actor, query))
      Object.assign(set.headers, pageHeaders(readCall, query, page))
      if (query.format !== 'csv') return statement
      set.headers['content-type'] = 'text/csv; charset=utf-8'
      set.headers['content-disposition'] = 'attachment; filename="goodword-statement.csv"'
      return writeCsv(statement.rows)
    })
    .get(findRowCall.path, ({ actor, params }) => findRow(deps, actor, readId(params.id)))
    .get(downloadPromise.path, async ({ actor, params }) => {
      const receipt = await findPromise(deps, actor, readId(params.id))
      const name = `goodword-promise-${receipt.promise.rewardId}.json`
      return new Response(promiseFile(receipt), {
        headers: { 'content-type': 'application/json', 'content-disposition': `attachment; filename="${name}"` },
      })
    })
    .post(sayPaidCall.path, async ({ actor, params, request }) => {
      const input = hasBody(request) ? await readOwnBody(actor, request, sayPaidCall) : { reference: null }
      return sayPaid(deps, actor, readId(params.id), input)
    })
    .post(confirmReceived.path, async ({ actor, params, request }) => {
      requireOperator(actor)
      const input = await readOwnBody(actor, request, confirmReceived)
      return confirmPayment(deps, actor, readId(params.id), 'received', input)
    })
    .post(confirmPaidOut.path, async ({ actor, params, request }) => {
      requireOperator(actor)
      const input = await readOwnBody(actor, request, confirmPaidOut)
      return confirmPayment(deps, actor, readId(params.id), 'paid-out', input)
    })
    .post(disputeCall.path, async ({ actor, params, request }) => {
      const input = await readOwnBody(actor, request, disputeCall)
      return disputeReward(deps, actor, readId(params.id), input)
    })
    .post(resolveCall.path, async ({ actor, params, request }) => {
      requireOperator(actor)
      const input = await readOwnBody(actor, request, resolveCall)
      return resolveDispute(deps, actor, readId(params.id), input)
    })
    .get(trialBalanceCall.path, ({ actor }) => trialBalance(deps, actor))
}
