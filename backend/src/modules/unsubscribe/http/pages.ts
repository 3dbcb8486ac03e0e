import { plainPage } from '../../../http/plain-page.ts'

/** What somebody sees whose mail client opens the address in a browser: nothing happens without their click. */
export function confirmPage(): Response {
  return page(
    'Stop invitations?',
    `<p>We will never send an invitation to this address again, whoever asks us to.</p>
  <form method="post"><button name="List-Unsubscribe" value="One-Click">Never invite me again</button></form>`,
  )
}

export function donePage(): Response {
  return page('You are unsubscribed', '<p>We will never send an invitation to this address again.</p>')
}

function page(title: string, content: string): Response {
  return plainPage(
    title,
    `<h1>${title}</h1>
  ${content}
  <p><a href="/">Goodword</a></p>`,
  )
}
