import { changeJob as changeCall, findPosting as findPostingCall } from '@goodword/contract/job-changes'
import {
  countMyJobs as countMineCall,
  deleteJob as deleteCall,
  findJob as findCall,
  findMyJob as findMineCall,
  handOverJob as handOverCall,
  listJobs as listCall,
  listMyJobs as listMineCall,
  previewDeletion as previewCall,
} from '@goodword/contract/jobs'
import { postJob as postCall } from '@goodword/contract/new-job'
import {
  deleteTemplate as deleteTemplateCall,
  findTemplate as findTemplateCall,
  listTemplates as listTemplatesCall,
  saveTemplate as saveTemplateCall,
} from '@goodword/contract/posting-templates'
import { Elysia } from 'elysia'
import { listReader } from '../../auth/http/own-writes.ts'
import { readOwnBody } from '../../auth/http/read-own-body.ts'
import { withActor } from '../../auth/http/with-actor.ts'
import { ASK_FIRST } from '../../http/caching.ts'
import { pageHeaders } from '../../http/page-headers.ts'
import { readId } from '../../http/read-id.ts'
import { readIdempotencyKey } from '../../http/read-idempotency-key.ts'
import { readQuery } from '../../http/read-query.ts'
import { routesOf } from '../../http/routes-of.ts'
import { findJob } from './find-job.ts'
import { listJobs } from './list-jobs.ts'
import { changeJob } from './posting/change-job.ts'
import { countMyJobs } from './posting/count-my-jobs.ts'
import { deleteJob } from './posting/delete-job.ts'
import { findMyJob } from './posting/find-my-job.ts'
import { findPosting } from './posting/find-posting.ts'
import { handOverJob } from './posting/hand-over-job.ts'
import { listMyJobs } from './posting/list-my-jobs.ts'
import { postJob } from './posting/post-job.ts'
import { previewDeletion } from './posting/preview-deletion.ts'
import type { JobDeps } from './recent-job-pages.ts'
import { deleteTemplate } from './templates/delete-template.ts'
import { findTemplate } from './templates/find-template.ts'
import { listTemplates } from './templates/list-templates.ts'
import { saveTemplate } from './templates/save-template.ts'

/** All jobs at once: as much work as several pages. */
const UNPAGED = 8

const NO_TEMPLATE = { 404: 'There is no such template of your company.' }
const NO_JOB = { 404: 'There is no such job of yours.' }

export function jobRoutes(deps: JobDeps) {
  const readList = listReader(deps)
  const app = new Elysia().use(withActor(deps))
  const route = routesOf(app, 'Jobs')

  route(listCall, {
    id: 'listJobs',
    summary: 'Open jobs that match a search, in pages',
    may: 'people with a role',
    isKept: true,
    cost: (query) => (query.has('limit') ? 1 : UNPAGED),
    handle: async ({ actor, request, set }) => {
      const query = readQuery(request, listCall)
      const { jobs, ...page } = await listJobs(deps, actor, query)
      Object.assign(set.headers, pageHeaders(listCall, query, page), { 'cache-control': ASK_FIRST })
      return jobs
    },
  })
  route(findCall, {
    id: 'findJob',
    summary: 'One open job; without a role, what is public of it',
    may: 'anybody, if public',
    refusals: { 404: 'There is no open job of this id, or no public one for whoever has no role.' },
    handle: ({ actor, params }) => findJob(deps, actor, readId(params.id)),
  })
  route(listMineCall, {
    id: 'listMyJobs',
    summary: 'The jobs of the own company, open and closed, in pages',
    may: 'managers',
    handle: async ({ actor, request, set }) => {
      const query = readQuery(request, listMineCall)
      const { items, ...page } = await readList(request, (db) => listMyJobs({ db }, actor, query))
      Object.assign(set.headers, pageHeaders(listMineCall, query, page))
      return items
    },
  })
  route(countMineCall, {
    id: 'countMyJobs',
    summary: 'How many jobs the own company has, and how many applications to them',
    may: 'managers',
    handle: ({ actor, request }) => readList(request, (db) => countMyJobs({ db }, actor)),
  })
  route(findMineCall, {
    id: 'findMyJob',
    summary: 'One job of the own company',
    may: 'its manager',
    refusals: NO_JOB,
    handle: ({ actor, params }) => findMyJob(deps, actor, readId(params.id)),
  })
  route(postCall, {
    id: 'postJob',
    summary: 'Posts a job, or keeps a draft of one',
    may: 'managers',
    status: 201,
    isRepeatable: true,
    refusals: { 409: 'The `Idempotency-Key` belongs to another request.', 429: 'Too many jobs in an hour.' },
    handle: async ({ actor, request }) =>
      postJob(deps, actor, await readOwnBody(actor, request, postCall), readIdempotencyKey(request)),
  })
  route(findPostingCall, {
    id: 'findPosting',
    summary: 'One job of the own company as it is edited, with its history',
    may: 'its manager',
    refusals: NO_JOB,
    handle: ({ actor, params }) => findPosting(deps, actor, readId(params.id)),
  })
  route(changeCall, {
    id: 'changeJob',
    summary: 'Changes, publishes, closes or reopens a job',
    may: 'its manager',
    refusals: {
      ...NO_JOB,
      409: 'Somebody has changed it since that version, or operators hid it, so that it cannot be opened.',
      429: 'Too many changes in an hour.',
    },
    handle: async ({ actor, params, request }) =>
      changeJob(deps, actor, readId(params.id), await readOwnBody(actor, request, changeCall)),
  })
  route(handOverCall, {
    id: 'handOverJob',
    summary: 'Gives a job to a member of the company, or takes it',
    may: 'its manager',
    refusals: NO_JOB,
    handle: async ({ actor, params, request }) => {
      const { userId } = await readOwnBody(actor, request, handOverCall)
      return handOverJob(deps, actor, readId(params.id), userId)
    },
  })
  route(previewCall, {
    id: 'previewDeletion',
    summary: 'What deleting a job would do',
    may: 'its manager',
    refusals: NO_JOB,
    handle: ({ actor, params }) => previewDeletion(deps, actor, readId(params.id)),
  })
  route(deleteCall, {
    id: 'deleteJob',
    summary: 'Deletes a job with its applications and documents; hires stay',
    may: 'its manager',
    refusals: NO_JOB,
    handle: ({ actor, params }) => deleteJob(deps, actor, readId(params.id)),
  })
  route(listTemplatesCall, {
    id: 'listTemplates',
    summary: 'The templates of postings of the own company',
    may: 'managers',
    handle: ({ actor }) => listTemplates(deps, actor),
  })
  route(findTemplateCall, {
    id: 'findTemplate',
    summary: 'A template with its posting',
    may: 'its manager',
    refusals: NO_TEMPLATE,
    handle: ({ actor, params }) => findTemplate(deps, actor, readId(params.id)),
  })
  route(saveTemplateCall, {
    id: 'saveTemplate',
    summary: 'Keeps a posting as a template',
    may: 'managers',
    status: 201,
    refusals: { 409: 'There is one of that name, or too many.' },
    handle: async ({ actor, request }) =>
      saveTemplate(deps, actor, await readOwnBody(actor, request, saveTemplateCall)),
  })
  route(deleteTemplateCall, {
    id: 'deleteTemplate',
    summary: 'Deletes a template',
    may: 'its manager',
    refusals: NO_TEMPLATE,
    handle: ({ actor, params }) => deleteTemplate(deps, actor, readId(params.id)),
  })
  return app
}
