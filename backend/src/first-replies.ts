import {
  listApplications as applicationsCall,
  countApplications as countApplicationsCall,
} from '@goodword/contract/applications'
import { findBilling as billingCall, myCompany as companyCall } from '@goodword/contract/companies'
import { type Endpoint, pathOf } from '@goodword/contract/endpoint'
import {
  listAllApplications as allApplicationsCall,
  findApplication as applicationCall,
} from '@goodword/contract/inbox'
import { inboxPath, readInbox } from '@goodword/contract/inbox-search'
import { jobsPath, myJobsPath } from '@goodword/contract/job-lists'
import { jobQueryOf } from '@goodword/contract/job-query-of'
import { readSearch } from '@goodword/contract/job-search-params'
import { countMyJobs as countJobsCall, listJobs as jobsCall, listMyJobs as myJobsCall } from '@goodword/contract/jobs'
import { firstPageOf } from '@goodword/contract/pages'
import { listTemplates as templatesCall } from '@goodword/contract/posting-templates'
import { listQuestions as questionsCall } from '@goodword/contract/questions'
import {
  countReferrals as countReferralsCall,
  listInvited as invitedCall,
  listReferrals as referralsCall,
} from '@goodword/contract/referrals'
import { findSettings as settingsCall } from '@goodword/contract/settings'
import { readStatement as statementCall } from '@goodword/contract/statement'
import type * as z from 'zod/mini'
import { listReader } from './auth/http/own-writes.ts'
import type { FirstReply } from './delivery/web/page-readers.ts'
import { readId } from './http/read-id.ts'
import { readParams, type WithQuery } from './http/read-params.ts'
import { urlOf } from './http/url-of.ts'
import { countApplications } from './modules/applications/count-applications.ts'
import { listApplications } from './modules/applications/list-applications.ts'
import { findBilling } from './modules/companies/billing/find-billing.ts'
import { findOwnCompany } from './modules/companies/find-own-company.ts'
import { listJobs } from './modules/jobs/list-jobs.ts'
import { countMyJobs } from './modules/jobs/posting/count-my-jobs.ts'
import { listMyJobs } from './modules/jobs/posting/list-my-jobs.ts'
import type { JobDeps } from './modules/jobs/recent-job-pages.ts'
import { listTemplates } from './modules/jobs/templates/list-templates.ts'
import { listQuestions } from './modules/questions/list-questions.ts'
import { countReferrals } from './modules/referrals/count-referrals.ts'
import { listInvited } from './modules/referrals/list-invited.ts'
import { listReferrals } from './modules/referrals/list-referrals.ts'
import { findApplication } from './modules/reviews/find-application.ts'
import { listAllApplications } from './modules/reviews/list-all-applications.ts'
import { findSettings } from './modules/settings/find-settings.ts'
import { readStatement } from './modules/statement/read-statement.ts'

/**
 * What the pages of a signed-in person ask for first, by the path of the endpoint
 * (docs/rules.md#pages-bring-their-first-replies). Verbs refuse as they do when they are called.
 */
export function firstReplies(deps: JobDeps): Record<string, FirstReply> {
  const readList = listReader(deps)
  return {
    [jobsCall.path]: (actor, request) =>
      list(jobsCall, jobsPath(jobQueryOf(readSearch(urlOf(request).search))), async (query) => {
        const { jobs: items, ...end } = await listJobs(deps, actor, query)
        return { items, ...end }
      }),
    [referralsCall.path]: (actor, request) => {
      const { userId } = actor
      return list(referralsCall, firstPageOf(referralsCall, { userId }), (query) =>
        readList(request, (db) => listReferrals({ db }, actor, userId, query)),
      )
    },
    [invitedCall.path]: (actor, request) => {
      const { userId } = actor
      const invited = readList(request, (db) => listInvited({ db }, actor, userId))
      return one(invitedCall, { userId }, invited)
    },
    [countReferralsCall.path]: (actor, request) => {
      const { userId } = actor
      const counts = readList(request, (db) => countReferrals({ db }, actor, userId))
      return one(countReferralsCall, { userId }, counts)
    },
    [myJobsCall.path]: (actor, request) =>
      list(myJobsCall, myJobsPath(), (query) => readList(request, (db) => listMyJobs({ db }, actor, query))),
    [countJobsCall.path]: (actor, request) =>
      one(
        countJobsCall,
        {},
        readList(request, (db) => countMyJobs({ db }, actor)),
      ),
    [applicationsCall.path]: (actor, request) =>
      ofSelectedJob(urlOf(request), (jobId) =>
        list(applicationsCall, firstPageOf(applicationsCall, { jobId }), (query) =>
          readList(request, (db) => listApplications({ db }, actor, jobId, query)),
        ),
      ),
    [allApplicationsCall.path]: (actor, request) =>
      list(allApplicationsCall, inboxPath(readInbox(urlOf(request).search)), (query) =>
        readList(request, (db) => listAllApplications({ db }, actor, query)),
      ),
    [questionsCall.path]: (actor) => one(questionsCall, {}, listQuestions(deps, actor)),
    [applicationCall.path]: (actor, request) => {
      const applicationId = readId(urlOf(request).pathname.split('/').at(-1))
      return one(applicationCall, { applicationId }, findApplication(deps, actor, applicationId))
    },
    [countApplicationsCall.path]: (actor, request) =>
      ofSelectedJob(urlOf(request), (jobId) =>
        one(
          countApplicationsCall,
          { jobId },
          readList(request, (db) => countApplications({ db }, actor, jobId)),
        ),
      ),
    // What the line below the cards says.
    [statementCall.path]: (actor, request) => {
      const asked = { side: actor.role === 'hiring_manager' ? 'company' : 'recommender', summary: '1' } as const
      const read = readList(request, (db) => readStatement({ db }, actor, asked))
      return one(
        statementCall,
        {},
        read.then(({ statement }) => statement),
        asked,
      )
    },
    [companyCall.path]: (actor) => one(companyCall, {}, findOwnCompany(deps, actor)),
    [billingCall.path]: (actor) => one(billingCall, {}, findBilling(deps, actor)),
    [templatesCall.path]: (actor) => one(templatesCall, {}, listTemplates(deps, actor)),
    [settingsCall.path]: (actor) => one(settingsCall, {}, findSettings(deps, actor)),
  }
}

/** The first page of a list, under the path that the front end has it under, and as it keeps it. */
async function list<E extends WithQuery>(
  endpoint: E,
  path: string,
  read: (query: z.output<E['query']>) => Promise<unknown>,
) {
  return [path, await read(readParams(new URLSearchParams(path.split('?')[1]), endpoint))] as const
}

async function one(
  endpoint: Endpoint,
  params: Record<string, string>,
  reply: Promise<unknown>,
  query: Record<string, unknown> = {},
) {
  return [pathOf(endpoint, params, query), await reply] as const
}

/** The job whose applications the hiring dashboard opens with: its address names it. */
async function ofSelectedJob(
  { searchParams }: URL,
  read: (jobId: string) => Promise<readonly [string, unknown]>,
): Promise<readonly [string, unknown] | undefined> {
  const id = searchParams.get('job')
  return id === null ? undefined : read(readId(id))
}
