import type { User } from '@goodword/contract/users'
import type { ApplySession, OpenedLink } from '../auth/apply-session.ts'

/** What is known of a page's request while its replies are read. */
export interface PageContext {
  request: Request
  /** The network address it came from. */
  address: string
  applySession(): Promise<ApplySession | null>
  /** Starts or extends the apply session. */
  rememberLink(...opened: OpenedLink): Promise<void>
}

/**
 * The reads whose replies can go along with a page: who is signed in, and API replies by the path of their endpoint.
 */
export interface PageReaders {
  /** Whether an operator asks: they may look at releases that people do not get. */
  isOperator(request: Request): Promise<boolean>
  user(request: Request): Promise<User | null>
  replies: Record<string, (context: PageContext, params: Record<string, string>) => Promise<unknown>>
}
