import { readFileSync } from 'node:fs'
import { page } from '../page/page.ts'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const style = read('./sidebar.css') + read('./mailbox.css')
const script = read('./mailbox.js')

const body = `<div class="box">
  <header>
    <span class="mark" aria-hidden="true">G</span>
    <h1>Mailbox</h1>
    <p class="soft" id="count" role="status"></p>
    <a href="/dev/letters">Templates</a>
    <button class="button" id="empty" type="button">Empty</button>
  </header>
  <nav aria-label="Messages"><ul id="list"></ul></nav>
  <main id="detail" tabindex="-1"></main>
</div>`

/** The mailbox: a list, and the chosen message as its reader sees it, as text, and with its headers. */
export function mailboxPage(): Response {
  return page({ title: 'Mailbox - Goodword', body, style, script })
}
