import {
  confirmPaidOut,
  confirmReceived,
  disputeReward as disputeCall,
  downloadPromise,
  findRow as findRowCall,
  readPaymentDetails as paymentDetailsCall,
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
import { routesOf } from '../../http/routes-of.ts'
import { promiseFile } from '../../money/ledger/promise-receipt.ts'
import { confirmPayment } from './confirm-payment.ts'
import { disputeReward } from './dispute-reward.ts'
import { findPromise } from './find-promise.ts'
import { findRow } from './find-row.ts'
import { readPaymentDetails } from './read-payment-details.ts'
import { readStatement } from './read-statement.ts'
import { resolveDispute } from './resolve-dispute.ts'
import { sayPaid } from './say-paid.ts'
import { trialBalance } from './trial-balance.ts'
import { writeCsv } from './write-csv.ts'

const NO_ROW = { 404: 'There is no such row for you.' }

/** What is owed, and what becomes of it. */
export function statementRoutes(deps: Deps) {
  const readList = listReader(deps)
  const app = new Elysia().use(withActor(deps))
  const route = routesOf(app, 'Money')

  route(readCall, {
    id: 'readStatement',
    summary: 'What is held, due, paid and reversed, in pages or as CSV',
    may: 'people with a role',
    answers: ['text/csv'],
    handle: async ({ actor, request, set }) => {
      // Before the query is looked at: a guest learns nothing of it.
      requireUser(actor)
      const query = readQuery(request, readCall)
      const { statement, ...page } = await readList(request, (db) => readStatement({ db }, actor, query))
      Object.assign(set.headers, pageHeaders(readCall, query, page))
      if (query.format !== 'csv') return statement
      set.headers['content-type'] = 'text/csv; charset=utf-8'
      set.headers['content-disposition'] = 'attachment; filename="goodword-statement.csv"'
      return writeCsv(statement.rows)
    },
  })
  route(paymentDetailsCall, {
    id: 'readPaymentDetails',
    summary: 'Whom a company pays, and where to',
    may: 'managers',
    handle: ({ actor }) => readPaymentDetails(deps, actor),
  })
  route(findRowCall, {
    id: 'findRow',
    summary: 'One row of a statement, as its party sees it',
    may: 'its parties',
    refusals: NO_ROW,
    handle: ({ actor, params }) => findRow(deps, actor, readId(params.id)),
  })
  route(downloadPromise, {
    id: 'downloadPromise',
    summary: 'The signed receipt of a row, as a download; for operators with the evidence of a dispute',
    may: 'its parties',
    refusals: NO_ROW,
    handle: async ({ actor, params }) => {
      const receipt = await findPromise(deps, actor, readId(params.id))
      const name = `goodword-promise-${receipt.promise.rewardId}.json`
      return new Response(promiseFile(receipt), {
        headers: { 'content-type': 'application/json', 'content-disposition': `attachment; filename="${name}"` },
      })
    },
  })
  route(sayPaidCall, {
    id: 'sayPaid',
    summary: 'The company says that it has paid',
    may: 'its manager',
    refusals: { ...NO_ROW, 409: 'It is not due, or it was said before.' },
    handle: async ({ actor, params, request }) => {
      const input = hasBody(request) ? await readOwnBody(actor, request, sayPaidCall) : { reference: null }
      return sayPaid(deps, actor, readId(params.id), input)
    },
  })
  route(confirmReceived, {
    id: 'confirmReceived',
    summary: 'An operator has received the payment of the company',
    may: 'operators',
    refusals: { ...NO_ROW, 409: 'The company has not said that it has paid, or it was received before.' },
    handle: async ({ actor, params, request }) => {
      requireOperator(actor)
      const input = await readOwnBody(actor, request, confirmReceived)
      return confirmPayment(deps, actor, readId(params.id), 'received', input)
    },
  })
  route(confirmPaidOut, {
    id: 'confirmPaidOut',
    summary: 'An operator has paid the recommender',
    may: 'operators',
    refusals: { ...NO_ROW, 409: 'It was not received, or it was paid out before.' },
    handle: async ({ actor, params, request }) => {
      requireOperator(actor)
      const input = await readOwnBody(actor, request, confirmPaidOut)
      return confirmPayment(deps, actor, readId(params.id), 'paid-out', input)
    },
  })
  route(disputeCall, {
    id: 'disputeReward',
    summary: 'A party disputes a reward',
    may: 'its parties',
    refusals: { ...NO_ROW, 409: 'It is disputed already, or was reversed.' },
    handle: async ({ actor, params, request }) => {
      const input = await readOwnBody(actor, request, disputeCall)
      return disputeReward(deps, actor, readId(params.id), input)
    },
  })
  route(resolveCall, {
    id: 'resolveDispute',
    summary: 'An operator decides a dispute',
    may: 'operators',
    refusals: { ...NO_ROW, 409: 'Nobody disputes it, or it was paid out and cannot be reversed.' },
    handle: async ({ actor, params, request }) => {
      requireOperator(actor)
      const input = await readOwnBody(actor, request, resolveCall)
      return resolveDispute(deps, actor, readId(params.id), input)
    },
  })
  route(trialBalanceCall, {
    id: 'trialBalance',
    summary: 'What is in all accounts; the sum is 0',
    may: 'operators',
    refusals: { 404: 'Only operators find something here.' },
    handle: ({ actor }) => trialBalance(deps, actor),
  })
  return app
}
