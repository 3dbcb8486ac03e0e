import { Elysia } from 'elysia'
import type { AuthDeps } from '../auth-deps.ts'
import { signInRoutes } from './sign-in-routes.ts'
import { signOutRoutes } from './sign-out-routes.ts'

/** Sign-in and log-out. Browsers navigate here, so answers are redirects to our own pages, or plain pages. */
export function authRoutes(deps: AuthDeps) {
  return new Elysia({ name: 'auth' }).use(signInRoutes(deps)).use(signOutRoutes(deps))
}
