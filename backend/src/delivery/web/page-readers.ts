import type { FormAnswer } from '@goodword/contract/form-answer'
import type { User } from '@goodword/contract/users'
import type { SignedIn } from '../../auth/actor.ts'
import type { ApplySession, OpenedLink } from '../../auth/apply-session.ts'
import type { OurCookie } from '../../auth/http/with-cookies.ts'

/** A page's request, and what is known of who sends it. */
export interface PageContext {
  request: Request
  /** The network address it came from. */
  address: string
  applySession(): Promise<ApplySession | null>
  /** Starts or extends the apply session. */
  rememberLink(...opened: OpenedLink): Promise<void>
  cookies: Readonly<Record<string, string | undefined>>
  setCookie(cookie: OurCookie, value: string): void
}

/** Why a form was not taken: the page it is on says so. */
export interface RefusedForm {
  status: number
  headers: Record<string, string>
  answer: FormAnswer
}

/** A page whose forms work without scripts (docs/rules.md#the-candidates-page-works-without-scripts). */
export interface PageForms {
  /** Does what a form asks for. @returns the page that follows, or why not */
  take(context: PageContext, params: Record<string, string>): Promise<{ seeOther: string } | RefusedForm>
  /** What the page says of the form before it, if there is anything to say. */
  before(context: PageContext, params: Record<string, string>): FormAnswer | undefined
}

/**
 * A reply for whoever is signed in, and the path that the page would ask for it under; undefined where it would not ask.
 * @throws AppError where it would be refused: the page then asks itself
 */
export type FirstReply = (
  actor: SignedIn,
  request: Request,
) => Promise<readonly [path: string, reply: unknown] | undefined>

/**
 * The reads whose replies can go along with a page: who is signed in, and API replies by the path of their endpoint.
 */
export interface PageReaders {
  /** Whether an operator asks: they may look at releases that people do not get. */
  isOperator(request: Request): Promise<boolean>
  user(request: Request): Promise<User | null>
  replies: Record<string, (context: PageContext, params: Record<string, string>) => Promise<unknown>>
  /** Who has a role; undefined for everybody else. */
  actor(request: Request): Promise<SignedIn | undefined>
  /** What a page of theirs asks for first, by the path of the endpoint. */
  firstReplies: Record<string, FirstReply>
  /** By the path of the page's route. */
  forms: Record<string, PageForms>
}
