import { plainPage } from '../../http/plain-page.ts'
import type { Release } from '../releases/release.ts'

/**
 * Asks an operator whether they want to look at a release (docs/rules.md#a-link-runs-no-release). Anybody can send them a
 * link; the form of this page, a POST to the same address, is theirs.
 */
export function askForPreview({ name, version }: Release): Response {
  return plainPage(
    'Look at a release',
    `<h1>Look at ${name} ${version}?</h1>
  <p>People do not get this release here. It runs on this server and in your browser, as you. Go on only if you know where the link to it came from.</p>
  <form method="post"><button>Look at it</button></form>`,
  )
}
