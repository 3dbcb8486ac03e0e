import { readFileSync } from 'node:fs'
import { escapeHtml, page } from '../page/page.ts'

const style = readFileSync(new URL('./sign-in-page.css', import.meta.url), 'utf8')

/** Somebody to sign in as with one click. */
export interface DemoPerson {
  email: string
  firstName: string
  lastName: string
  /** What signing in as them shows, in a few words. */
  label: string
}

/** The page where a real provider would ask for the password. Both forms post to the address they were shown at. */
export function signInPage(label: string, people: readonly DemoPerson[], cancelUrl: string): Response {
  const choices = people.map(
    ({ email, firstName, lastName, label }) => `<li>
      <button class="person" name="person" value="${escapeHtml(email)}">
        <span class="initial" aria-hidden="true">${escapeHtml(firstName.slice(0, 1))}</span>
        <span><strong>${escapeHtml(`${firstName} ${lastName}`)}</strong><small>${escapeHtml(label)}</small><small>${escapeHtml(email)}</small></span>
      </button>
    </li>`,
  )
  const body = `<main>
  <p class="stamp">Stand-in for ${escapeHtml(label)}: no password needed</p>
  <h1>Choose an account</h1>
  <p class="soft">to continue to Goodword</p>
  ${people.length ? `<form method="post"><ul>${choices.join('')}</ul></form><h2>Or be somebody else</h2>` : ''}
  <form method="post" class="fields">
    <label>E-mail <input name="email" type="email" required autocomplete="off" maxlength="254"></label>
    <div class="names">
      <label>First name <input name="given_name" autocomplete="off" maxlength="100"></label>
      <label>Last name <input name="family_name" autocomplete="off" maxlength="100"></label>
    </div>
    <label class="check"><input type="checkbox" name="unverified"> Unverified e-mail <small class="soft">(the app must refuse it)</small></label>
    <div class="actions">
      <a class="soft" href="${escapeHtml(cancelUrl)}">Cancel</a>
      <button class="button primary">Continue</button>
    </div>
  </form>
</main>`
  return page({ title: `Sign in - stand-in for ${label}`, body, style })
}

/** Why nobody can sign in from here. */
export function refusalPage(label: string, sentence: string): Response {
  const body = `<main><h1>This sign-in cannot go on</h1><p class="soft">${escapeHtml(sentence)}</p></main>`
  return new Response(page({ title: `Sign in - stand-in for ${label}`, body, style }).body, {
    status: 400,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
}
