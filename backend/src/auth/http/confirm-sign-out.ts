import { LOG_OUT } from '@goodword/contract/addresses'
import { plainPage } from '../../http/plain-page.ts'

/**
 * What somebody sees whose browser another site sent to the log-out address: nothing happens without their click.
 * @param forms origins of the providers, whose own sign-out may be next
 */
export function confirmSignOut(forms: string[]): Response {
  return plainPage(
    'Log out',
    `<h1>Log out of Goodword?</h1>
  <form method="post" action="${LOG_OUT}"><button>Log out</button></form>
  <p><a href="/">Stay signed in</a></p>`,
    { forms },
  )
}
