import { DEMO_PEOPLE } from '../backend/seed/content/people.ts'
import { say } from './say.ts'

interface Table {
  appUrl: string
  urls: Record<string, string>
  seconds: number
}

/** The one table that says where everything is, and who to sign in as. */
export function printTable({ appUrl, urls, seconds }: Table): void {
  const rows: [string, string][] = [
    ['The product', appUrl],
    ['Mailbox', `${appUrl}/dev/mailbox`],
    ['All letters', `${appUrl}/dev/letters`],
    ['All parts of pages', `${appUrl}/parts`],
    ...Object.entries(urls).map(([name, url]): [string, string] => [name, url]),
  ]
  const width = Math.max(...rows.map(([name]) => name.length))
  say(`\n  Goodword is ready after ${seconds.toFixed(1)} s\n`)
  for (const [name, url] of rows) say(`  ${name.padEnd(width)}  ${url}`)
  say('\n  Sign in as (any other address works, too):\n')
  for (const { email, label } of DEMO_PEOPLE) say(`  ${email.padEnd(34)}  ${label}`)
  say('\n  Ctrl-C stops everything.\n')
}
