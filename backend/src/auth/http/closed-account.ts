import { plainPage } from '../../http/plain-page.ts'

/** What somebody sees whose account operators closed (docs/rules.md#an-operator-can-close-an-account). */
export function closedAccount(): Response {
  return plainPage(
    'Account closed',
    `<h1>This account was closed</h1>
  <p>This account was closed by the operators. We have written to its address and said why. If you think that this is a mistake, please answer that letter.</p>
  <p><a href="/">Goodword</a></p>`,
    { status: 403 },
  )
}
