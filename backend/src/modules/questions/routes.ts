import {
  answerQuestion as answerCall,
  askQuestion as askCall,
  findQuestion as findCall,
  listQuestions as listCall,
} from '@goodword/contract/questions'
import { Elysia } from 'elysia'
import { readOwnBody } from '../../auth/http/read-own-body.ts'
import { withActor } from '../../auth/http/with-actor.ts'
import { limitWrongLinks } from '../../auth/links/limit-wrong-links.ts'
import type { Deps } from '../../deps.ts'
import { readBody } from '../../http/read-body.ts'
import { readId } from '../../http/read-id.ts'
import { routesOf } from '../../http/routes-of.ts'
import { withClientAddress } from '../../http/with-client-address.ts'
import { answerQuestion } from './answer-question.ts'
import { askQuestion } from './ask-question.ts'
import { findQuestion } from './find-question.ts'
import { listQuestions } from './list-questions.ts'

const NO_QUESTION = { 404: 'There is no such question about a job of yours.' }

/** Questions of people who were invited, and their answers. */
export function questionRoutes(deps: Deps) {
  const app = new Elysia().use(withActor(deps)).use(withClientAddress(deps))
  const route = routesOf(app, 'Applications')

  routesOf(app, 'Candidates')(askCall, {
    id: 'askQuestion',
    summary: 'Asks the company behind a personal link, without a name',
    may: 'anybody',
    status: 201,
    refusals: {
      404: 'The link is not valid, was used up or has run out; all of them alike.',
      409: 'There is an application already, nobody can apply, or too many questions have no answer.',
      429: 'Too many questions, or wrong links from this address.',
    },
    handle: async ({ address, params, request }) => {
      const { text } = await readBody(request, askCall)
      return limitWrongLinks(deps, address, () => askQuestion(deps, { token: params.token, address, text }))
    },
  })
  route(listCall, {
    id: 'listQuestions',
    summary: 'Questions about postings of the company that nobody has answered',
    may: 'managers',
    handle: ({ actor }) => listQuestions(deps, actor),
  })
  route(findCall, {
    id: 'findQuestion',
    summary: 'One question about a posting of the company',
    may: 'its manager',
    refusals: NO_QUESTION,
    handle: ({ actor, params }) => findQuestion(deps, actor, readId(params.id)),
  })
  route(answerCall, {
    id: 'answerQuestion',
    summary: 'Answers a question',
    may: 'its manager',
    refusals: { ...NO_QUESTION, 409: 'It was answered already.', 429: 'Too many answers in an hour.' },
    handle: async ({ actor, params, request }) =>
      answerQuestion(deps, actor, readId(params.id), await readOwnBody(actor, request, answerCall)),
  })
  return app
}
