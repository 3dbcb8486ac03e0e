import { SIGNED_IN_CHANNEL } from '@goodword/contract/addresses'
import { plainPage } from '../../http/plain-page.ts'

/** Where a sign-in in a window of its own ends. Browsers that let no page close its window show the sentence. */
export function signedIn(): Response {
  return plainPage(
    'Signed in',
    `<h1>You are signed in</h1>
  <p>You can close this window and go on where you were.</p>`,
    { script: `new BroadcastChannel('${SIGNED_IN_CHANNEL}').postMessage('signed in');close()` },
  )
}
