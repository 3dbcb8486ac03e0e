import type { Language } from '@goodword/languages/languages'
import { plainPage } from '../../../http/plain-page.ts'
import { translate } from '../../../language/translate.ts'

/** What somebody sees whose mail client opens the address in a browser: nothing happens without their click. */
export function confirmPage(language: Language): Response {
  const t = (source: string) => translate(language, source)
  return page(
    t('Stop letters?'),
    `<p>${t('We will never write to this address again, whoever asks us to: no invitations, and no news of applications.')}</p>
  <form method="post"><button name="List-Unsubscribe" value="One-Click">${t('Never write to me again')}</button></form>`,
    language,
  )
}

export function donePage(language: Language): Response {
  const t = (source: string) => translate(language, source)
  return page(
    t('You are unsubscribed'),
    `<p>${t('We will never write to this address again. What you ask for yourself still comes, such as the confirmation of an application of yours.')}</p>`,
    language,
  )
}

/** The same to somebody with an account, who loses these letters alone. */
export function stopPage(): Response {
  return page(
    'Stop these emails?',
    `<p>Emails like that one will not come any more. The others do; <a href="/settings#letters">your settings</a> have them all.</p>
  <form method="post"><button name="List-Unsubscribe" value="One-Click">Stop these emails</button></form>`,
  )
}

export function stoppedPage(): Response {
  return page(
    'These emails are stopped',
    '<p>Emails like that one will not come any more. You can turn them on again in <a href="/settings#letters">your settings</a>.</p>',
  )
}

function page(title: string, content: string, language: Language = 'en'): Response {
  return plainPage(
    title,
    `<h1>${title}</h1>
  ${content}
  <p><a href="/">Goodword</a></p>`,
    { language },
  )
}
