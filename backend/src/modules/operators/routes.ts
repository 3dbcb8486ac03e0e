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
import { dropParkedLetter } from './drop-parked-letter.ts'
import { findPeople } from './find-people.ts'
import { findReward } from './find-reward.ts'
import { listAuditEntries } from './list-audit-entries.ts'
import { listParkedLetters } from './list-parked-letters.ts'
import { listPublishedReleases } from './list-published-releases.ts'
import { listRewards } from './list-rewards.ts'
import { listServedRemotes } from './list-served-remotes.ts'
import { readDesk } from './read-desk.ts'
import { resendParkedLetter } from './resend-parked-letter.ts'
import { rollBackRemote } from './roll-back-remote.ts'
import { signOutPerson } from './sign-out-person.ts'

export function operatorRoutes(deps: Deps) {
  return new Elysia()
    .use(withOperator(deps))
    .get(readDeskCall.path, ({ operator }) => readDesk(deps, operator))
    .get(listLettersCall.path, async ({ operator, request, set }) => {
      const query = readQuery(request, listLettersCall)
      const { items, ...page } = await listParkedLetters(deps, operator, query)
      Object.assign(set.headers, pageHeaders(listLettersCall, query, page))
      return items
    })
    .post(resendCall.path, async ({ operator, params, set }) => {
      await resendParkedLetter(deps, operator, readId(params.id))
      set.status = 204
    })
    .delete(dropCall.path, async ({ operator, params, set }) => {
      await dropParkedLetter(deps, operator, readId(params.id))
      set.status = 204
    })
    .get(listRemotesCall.path, ({ operator }) => listServedRemotes(deps, operator))
    .get(listReleasesCall.path, async ({ operator, request, set }) => {
      const query = readQuery(request, listReleasesCall)
      const { items, ...page } = await listPublishedReleases(deps, operator, query)
      Object.assign(set.headers, pageHeaders(listReleasesCall, query, page))
      return items
    })
    .post(rollBackCall.path, async ({ operator, params, request }) => {
      const { version } = await readBody(request, rollBackCall)
      return rollBackRemote(deps, operator, { remote: params.remote, version })
    })
    .post(findPeopleCall.path, async ({ operator, request }) => {
      const { who } = await readBody(request, findPeopleCall)
      return findPeople(deps, operator, who)
    })
    .post(signOutCall.path, ({ operator, params }) => signOutPerson(deps, operator, readId(params.id)))
    .get(listRewardsCall.path, async ({ operator, request, set }) => {
      const query = readQuery(request, listRewardsCall)
      const { items, ...page } = await listRewards(deps, operator, query)
      Object.assign(set.headers, pageHeaders(listRewardsCall, query, page))
      return items
    })
    .get(readRewardCall.path, ({ operator, params }) => findReward(deps, operator, readId(params.id)))
    .get(listAuditCall.path, async ({ operator, request, set }) => {
      const query = readQuery(request, listAuditCall)
      const { items, ...page } = await listAuditEntries(deps, operator, query)
      Object.assign(set.headers, pageHeaders(listAuditCall, query, page))
      return items
    })
}
