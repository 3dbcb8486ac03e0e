import { readInstallation } from '@goodword/contract/installation'
import { Elysia } from 'elysia'
import type { Deps } from '../../deps.ts'
import { routesOf } from '../../http/routes-of.ts'
import { describeInstallation } from './describe-installation.ts'

export function installationRoutes(deps: Deps) {
  const app = new Elysia()
  const route = routesOf(app, 'Operators')

  route(readInstallation, {
    id: 'readInstallation',
    summary: 'Who runs this installation, and how to reach them',
    may: 'anybody',
    handle: () => describeInstallation(deps),
  })
  return app
}
