import { readPerson as readPersonCall, writeNote as writeNoteCall } from '@goodword/contract/operator-people'
import {
  answerReport as answerReportCall,
  closeAccount as closeAccountCall,
  hideJob as hideJobCall,
  listReports as listReportsCall,
  reopenAccount as reopenAccountCall,
  showJob as showJobCall,
} from '@goodword/contract/operator-reports'
import { listRewards as listRewardsCall, readReward as readRewardCall } from '@goodword/contract/operator-rewards'
import {
  dropLetter as dropCall,
  findPeople as findPeopleCall,
  listAuditEntries as listAuditCall,
  listParkedLetters as listLettersCall,
  listPublishedReleases as listReleasesCall,
  listServedRemotes as listRemotesCall,
  readDesk as readDeskCall,
  resendLetter as resendCall,
  rollBackRemote as rollBackCall,
  signOutPerson as signOutCall,
} from '@goodword/contract/operators'
import { Elysia } from 'elysia'
import { withOperator } from '../../auth/http/with-operator.ts'
import type { Deps } from '../../deps.ts'
import { pageHeaders } from '../../http/page-headers.ts'
import { readBody } from '../../http/read-body.ts'
import { readId } from '../../http/read-id.ts'
import { readQuery } from '../../http/read-query.ts'
import { routesOf } from '../../http/routes-of.ts'
import { answerReport } from './answer-report.ts'
import { closeAccount } from './close-account.ts'
import { dropParkedLetter } from './drop-parked-letter.ts'
import { findPeople } from './find-people.ts'
import { findReward } from './find-reward.ts'
import { hideJob } from './hide-job.ts'
import { listAuditEntries } from './list-audit-entries.ts'
import { listParkedLetters } from './list-parked-letters.ts'
import { listPublishedReleases } from './list-published-releases.ts'
import { listReports } from './list-reports.ts'
import { listRewards } from './list-rewards.ts'
import { listServedRemotes } from './list-served-remotes.ts'
import { readDesk } from './read-desk.ts'
import { readPerson } from './read-person.ts'
import { reopenAccount } from './reopen-account.ts'
import { resendParkedLetter } from './resend-parked-letter.ts'
import { rollBackRemote } from './roll-back-remote.ts'
import { showJob } from './show-job.ts'
import { signOutPerson } from './sign-out-person.ts'
import { writeNote } from './write-note.ts'

export function operatorRoutes(deps: Deps) {
  const app = new Elysia().use(withOperator(deps))
  const route = routesOf(app, 'Operators')

  route(readDeskCall, {
    id: 'readDesk',
    summary: 'How much waits for an operator',
    may: 'operators',
    handle: ({ operator }) => readDesk(deps, operator),
  })
  route(listLettersCall, {
    id: 'listParkedLetters',
    summary: 'Letters that were given up',
    may: 'operators',
    handle: async ({ operator, request, set }) => {
      const query = readQuery(request, listLettersCall)
      const { items, ...page } = await listParkedLetters(deps, operator, query)
      Object.assign(set.headers, pageHeaders(listLettersCall, query, page))
      return items
    },
  })
  route(resendCall, {
    id: 'resendLetter',
    summary: 'Sends a letter that was given up again',
    may: 'operators',
    handle: ({ operator, params }) => resendParkedLetter(deps, operator, readId(params.id)),
  })
  route(dropCall, {
    id: 'dropLetter',
    summary: 'Removes a letter that was given up',
    may: 'operators',
    handle: ({ operator, params }) => dropParkedLetter(deps, operator, readId(params.id)),
  })
  route(listRemotesCall, {
    id: 'listServedRemotes',
    summary: 'What people get of each remote',
    may: 'operators',
    handle: ({ operator }) => listServedRemotes(deps, operator),
  })
  route(listReleasesCall, {
    id: 'listPublishedReleases',
    summary: 'Every release',
    may: 'operators',
    handle: async ({ operator, request, set }) => {
      const query = readQuery(request, listReleasesCall)
      const { items, ...page } = await listPublishedReleases(deps, operator, query)
      Object.assign(set.headers, pageHeaders(listReleasesCall, query, page))
      return items
    },
  })
  route(rollBackCall, {
    id: 'rollBackRemote',
    summary: 'Points a remote back at the release before',
    may: 'operators',
    refusals: { 409: 'People get another version by now.' },
    handle: async ({ operator, params, request }) => {
      const { version } = await readBody(request, rollBackCall)
      return rollBackRemote(deps, operator, { remote: params.remote, version })
    },
  })
  route(findPeopleCall, {
    id: 'findPeople',
    summary: 'Finds people by their whole address or id',
    may: 'operators',
    handle: async ({ operator, request }) => {
      const { who } = await readBody(request, findPeopleCall)
      return findPeople(deps, operator, who)
    },
  })
  route(readPersonCall, {
    id: 'readPerson',
    summary: 'A person with their company, referrals, rewards, letters, notes',
    may: 'operators',
    refusals: { 429: 'Too many people were looked up.' },
    handle: ({ operator, params }) => readPerson(deps, operator, readId(params.id)),
  })
  route(writeNoteCall, {
    id: 'writeNote',
    summary: 'Writes a note about a person, for operators',
    may: 'operators',
    handle: async ({ operator, params, request }) => {
      const { text } = await readBody(request, writeNoteCall)
      return writeNote(deps, operator, readId(params.id), text)
    },
  })
  route(signOutCall, {
    id: 'signOutPerson',
    summary: 'Signs somebody out everywhere',
    may: 'operators',
    handle: ({ operator, params }) => signOutPerson(deps, operator, readId(params.id)),
  })
  route(closeAccountCall, {
    id: 'closeAccount',
    summary: 'Closes an account and hides the postings of its company',
    may: 'operators',
    refusals: { 409: "It is closed already, or an operator's." },
    handle: async ({ operator, params, request }) => {
      const { reason } = await readBody(request, closeAccountCall)
      return closeAccount(deps, operator, { userId: readId(params.id), reason })
    },
  })
  route(reopenAccountCall, {
    id: 'reopenAccount',
    summary: 'Lets somebody whose account was closed sign in again',
    may: 'operators',
    refusals: { 409: 'It is open.' },
    handle: ({ operator, params }) => reopenAccount(deps, operator, readId(params.id)),
  })
  route(listReportsCall, {
    id: 'listReports',
    summary: 'Reports of postings, open or answered',
    may: 'operators',
    handle: async ({ operator, request, set }) => {
      const query = readQuery(request, listReportsCall)
      const { items, ...page } = await listReports(deps, operator, query)
      Object.assign(set.headers, pageHeaders(listReportsCall, query, page))
      return items
    },
  })
  route(answerReportCall, {
    id: 'answerReport',
    summary: 'Answers the reports of a posting and does what was decided',
    may: 'operators',
    refusals: { 409: 'It was answered, or what was decided cannot be done.' },
    handle: async ({ operator, params, request }) =>
      answerReport(deps, operator, readId(params.id), await readBody(request, answerReportCall)),
  })
  route(hideJobCall, {
    id: 'hideJob',
    summary: 'Hides a posting',
    may: 'operators',
    refusals: { 409: 'It is hidden already.' },
    handle: async ({ operator, params, request }) => {
      const { reason } = await readBody(request, hideJobCall)
      return hideJob(deps, operator, { jobId: readId(params.id), reason })
    },
  })
  route(showJobCall, {
    id: 'showJob',
    summary: 'Hides a posting no longer; it stays closed',
    may: 'operators',
    refusals: { 409: 'It is not hidden.' },
    handle: ({ operator, params }) => showJob(deps, operator, readId(params.id)),
  })
  route(listRewardsCall, {
    id: 'listRewards',
    summary: 'Rewards that wait for an operator, or stand so',
    may: 'operators',
    handle: async ({ operator, request, set }) => {
      const query = readQuery(request, listRewardsCall)
      const { items, ...page } = await listRewards(deps, operator, query)
      Object.assign(set.headers, pageHeaders(listRewardsCall, query, page))
      return items
    },
  })
  route(readRewardCall, {
    id: 'readReward',
    summary: 'A reward, with what was said in disputes of it',
    may: 'operators',
    handle: ({ operator, params }) => findReward(deps, operator, readId(params.id)),
  })
  route(listAuditCall, {
    id: 'listAuditEntries',
    summary: 'What operators did',
    may: 'operators',
    handle: async ({ operator, request, set }) => {
      const query = readQuery(request, listAuditCall)
      const { items, ...page } = await listAuditEntries(deps, operator, query)
      Object.assign(set.headers, pageHeaders(listAuditCall, query, page))
      return items
    },
  })
  return app
}
