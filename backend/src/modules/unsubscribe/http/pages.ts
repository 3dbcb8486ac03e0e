import { plainPage } from '../../../http/plain-page.ts'

/** What somebody sees whose mail client opens the address in a browser: nothing happens without their click. */
export function confirmPage(): Response {
  return page(
    'Stop letters?',
    `<p>We will never write to this address again, whoever asks us to: no invitations, and no news of applications.</p>
  <form method="post"><button name="List-Unsubscribe" value="One-Click">Never write to me again</button></form>`,
  )
}

export function donePage(): Response {
  return page(
    'You are unsubscribed',
    '<p>We will never write to this address again. What you ask for yourself still comes, such as the confirmation of an application of yours.</p>',
  )
}

function page(title: string, content: string): Response {
  return plainPage(
    title,
    `<h1>${title}</h1>
  ${content}
  <p><a href="/">Goodword</a></p>`,
  )
}
