import {
  countMyJobs as countMineCall,
  deleteJob as deleteCall,
  findJob as findCall,
  findMyJob as findMineCall,
  listJobs as listCall,
  listMyJobs as listMineCall,
  postJob as postCall,
  previewDeletion as previewCall,
  setJobState as setStateCall,
} from '@goodword/contract/jobs'
import { Elysia } from 'elysia'
import { listReader } from '../../auth/http/own-writes.ts'
import { readOwnBody } from '../../auth/http/read-own-body.ts'
import { withActor } from '../../auth/http/with-actor.ts'
import { ASK_FIRST } from '../../http/caching.ts'
import { pageHeaders } from '../../http/page-headers.ts'
import { readId } from '../../http/read-id.ts'
import { readIdempotencyKey } from '../../http/read-idempotency-key.ts'
import { readQuery } from '../../http/read-query.ts'
import { countMyJobs } from './count-my-jobs.ts'
import { deleteJob } from './delete-job.ts'
import { findJob } from './find-job.ts'
import { findMyJob } from './find-my-job.ts'
import { listJobs } from './list-jobs.ts'
import { listMyJobs } from './list-my-jobs.ts'
import { postJob } from './post-job.ts'
import { previewDeletion } from './preview-deletion.ts'
import type { JobDeps } from './recent-job-pages.ts'
import { setJobState } from './set-job-state.ts'

export function jobRoutes(deps: JobDeps) {
  const readList = listReader(deps)
  return new Elysia()
    .use(withActor(deps))
    .get(listCall.path, async ({ actor, request, set }) => {
      const query = readQuery(request, listCall)
      const { jobs, ...page } = await listJobs(deps, actor, query)
      Object.assign(set.headers, pageHeaders(listCall, query, page), { 'cache-control': ASK_FIRST })
      return jobs
    })
    .get(findCall.path, ({ actor, params }) => findJob(deps, actor, readId(params.id)))
    .get(listMineCall.path, async ({ actor, request, set }) => {
      const query = readQuery(request, listMineCall)
      const { items, ...page } = await readList(request, (db) => listMyJobs({ db }, actor, query))
      Object.assign(set.headers, pageHeaders(listMineCall, query, page))
      return items
    })
    .get(countMineCall.path, ({ actor, request }) => readList(request, (db) => countMyJobs({ db }, actor)))
    .get(findMineCall.path, ({ actor, params }) => findMyJob(deps, actor, readId(params.id)))
    .post(postCall.path, async ({ actor, request, set }) => {
      const job = await postJob(deps, actor, await readOwnBody(actor, request, postCall), readIdempotencyKey(request))
      set.status = 201
      return job
    })
    .patch(setStateCall.path, async ({ actor, params, request }) => {
      const { isActive } = await readOwnBody(actor, request, setStateCall)
      return setJobState(deps, actor, readId(params.id), isActive)
    })
    .get(previewCall.path, ({ actor, params }) => previewDeletion(deps, actor, readId(params.id)))
    .delete(deleteCall.path, async ({ actor, params, set }) => {
      await deleteJob(deps, actor, readId(params.id))
      set.status = 204
    })
}
