import { readInstallation } from '@goodword/contract/installation'
import { findJob as findJobCall } from '@goodword/contract/jobs'
import { findReferralByToken } from '@goodword/contract/referrals'
import { listSignInProviders } from '@goodword/contract/sign-in'
import { type AnyElysia, Elysia } from 'elysia'
import type { AppDeps } from './app-deps.ts'
import { createActorFinder } from './auth/http/actor-finder.ts'
import { ownWrites } from './auth/http/own-writes.ts'
import { authRoutes } from './auth/http/routes.ts'
import { listProviders } from './auth/list-providers.ts'
import { addressedLanguage } from './delivery/web/page-language.ts'
import { webRoutes } from './delivery/web/routes.ts'
import { firstReplies } from './first-replies.ts'
import { afterWrites } from './http/after-writes.ts'
import { gate } from './http/gate.ts'
import { healthRoutes } from './http/health-routes.ts'
import { jsonReplies } from './http/json-replies.ts'
import { readId } from './http/read-id.ts'
import { standinsProxy } from './http/standins-proxy.ts'
import { unknownApiRoutes } from './http/unknown-api-routes.ts'
import { urlOf } from './http/url-of.ts'
import { versionRoute } from './http/version-route.ts'
import { requestLanguage } from './language/http/request-language.ts'
import { aiRoutes } from './modules/ai/routes.ts'
import { applicationRoutes } from './modules/applications/routes.ts'
import { applyForms } from './modules/candidates/http/apply-forms.ts'
import { openLink } from './modules/candidates/open-link.ts'
import { candidateRoutes } from './modules/candidates/routes.ts'
import { clientErrorRoutes } from './modules/client-errors/routes.ts'
import { companyRoutes } from './modules/companies/routes.ts'
import { companyLogoRoutes } from './modules/company-logos/routes.ts'
import { cspReportRoutes } from './modules/csp-reports/routes.ts'
import { documentRoutes } from './modules/documents/routes.ts'
import { insightRoutes } from './modules/insights/routes.ts'
import { describeInstallation } from './modules/installation/describe-installation.ts'
import { installationRoutes } from './modules/installation/routes.ts'
import { findJob } from './modules/jobs/find-job.ts'
import { jobRoutes } from './modules/jobs/routes.ts'
import { memberRoutes } from './modules/members/routes.ts'
import { operatorRoutes } from './modules/operators/routes.ts'
import { questionRoutes } from './modules/questions/routes.ts'
import { ratingRoutes } from './modules/ratings/routes.ts'
import { referralRoutes } from './modules/referrals/routes.ts'
import { reportRoutes } from './modules/reports/routes.ts'
import { reviewRoutes } from './modules/reviews/routes.ts'
import { settingsRoutes } from './modules/settings/routes.ts'
import { statementRoutes } from './modules/statement/routes.ts'
import { testEmailRoutes } from './modules/test-email/routes.ts'
import { unsubscribeRoutes } from './modules/unsubscribe/routes.ts'
import { uploadRoutes } from './modules/uploads/routes.ts'
import { userRoutes } from './modules/users/routes.ts'
import { userOf } from './modules/users/user-of.ts'
import { openApiRoutes } from './openapi/routes.ts'

/** The whole server: the API's rooms, and last the pages, which answer whatever is left. */
export async function createApp(deps: AppDeps): Promise<AnyElysia> {
  // Bun's own router reads paths by itself, and Elysia's looks for a path behind hosts of four letters and more: both are
  // told to leave it, so that a request has one path (`http/url-of.ts`).
  const api = new Elysia({ name: 'api', systemRouter: false, handler: { standardHostname: false } })
    .use(ownWrites(deps))
    .use(gate(deps))
    .use(jsonReplies())
    .use(
      afterWrites(() => {
        deps.lists.noteWrite()
        deps.recentJobPages.forgetAll()
      }),
    )
    .use(healthRoutes(deps))
    .use(versionRoute(deps.build))
    .use(standinsProxy(deps))
    .use(authRoutes(deps))
    .use(userRoutes(deps))
    .use(settingsRoutes(deps))
    .use(ratingRoutes(deps))
    .use(companyRoutes(deps))
    .use(memberRoutes(deps))
    .use(jobRoutes(deps))
    .use(referralRoutes(deps))
    .use(candidateRoutes(deps))
    .use(unsubscribeRoutes(deps))
    .use(applicationRoutes(deps))
    .use(reviewRoutes(deps))
    .use(questionRoutes(deps))
    .use(uploadRoutes(deps))
    .use(companyLogoRoutes(deps))
    .use(cspReportRoutes(deps))
    .use(documentRoutes(deps))
    .use(testEmailRoutes(deps))
    .use(clientErrorRoutes(deps))
    .use(operatorRoutes(deps))
    .use(reportRoutes(deps))
    .use(statementRoutes(deps))
    .use(installationRoutes(deps))
    .use(insightRoutes(deps))
    .use(aiRoutes(deps))
  const findActor = createActorFinder(deps)
  const pages = await webRoutes(deps, {
    async isOperator(request) {
      const actor = await findActor(request)
      return actor.kind === 'user' && actor.isOperator
    },
    async user(request) {
      const actor = await findActor(request)
      return actor.kind === 'guest' ? null : userOf(actor)
    },
    async actor(request) {
      const actor = await findActor(request)
      return actor.kind === 'user' && actor.role ? actor : undefined
    },
    firstReplies: firstReplies(deps),
    forms: { '/apply/:token': applyForms(deps) },
    replies: {
      [listSignInProviders.path]: async () => listProviders(deps),
      [readInstallation.path]: async () => describeInstallation(deps),
      [findJobCall.path]: async ({ request }, { id }) => {
        const actor = await findActor(request)
        // Whoever has no role yet is asked for that, whatever the path.
        return actor.kind === 'user' && !actor.role ? undefined : findJob(deps, actor, readId(id))
      },
      [findReferralByToken.path]: (visit, { token = '' }) => {
        const [language, addressed] = [requestLanguage(visit.request), addressedLanguage(urlOf(visit.request))]
        return openLink(deps, { ...visit, language, addressed }, token)
      },
    },
  })
  return api.use(openApiRoutes(deps, api.routes)).use(unknownApiRoutes(api.routes)).use(pages)
}
