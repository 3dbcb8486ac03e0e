import { markdownTable } from '../../../scripts/markdown-table.ts'

/** Something that is done, and how long it took. */
export interface Step {
  what: string
  seconds: number
}

/** What came of one kill. */
export interface Outcome {
  kill: string
  /** Seconds until the part was back. */
  away: number
  /** Invitations that somebody was told are sent, and how many of them were asked for more than once. */
  acknowledged: number
  again: number
  lost: number
  twice: number
  /** Of them, those without a letter, and those with more than one. */
  unwritten: number
  repeated: number
  /** Seconds from the part's return until every letter had come. */
  letters: number
  read: string
}

interface Findings {
  versions: Record<string, string>
  setUp: readonly Step[]
  job: readonly Step[]
  doctor: string
  alerts: string
  outcomes: readonly Outcome[]
}

const stepsTable = (steps: readonly Step[]) =>
  markdownTable([['step', 'seconds'], ...steps.map(({ what, seconds }) => [what, seconds.toFixed(1)])])

/** operations/drills/real-parts/real-parts.md. */
export function realPartsPage({ versions, setUp, job, doctor, alerts, outcomes }: Findings): string {
  const minutes = (setUp.reduce((sum, { seconds }) => sum + seconds, 0) / 60).toFixed(1)
  const kills = [
    ['what is killed', 'away (s)', 'acknowledged', 'asked again', 'lost', 'letters twice', 'letters after (s)', 'read'],
    ...outcomes.map(({ kill, away, acknowledged, again, lost, unwritten, repeated, letters, read }) => [
      kill,
      away.toFixed(1),
      ...[acknowledged, again, lost + unwritten, repeated].map(String),
      letters.toFixed(1),
      read,
    ]),
  ]
  return `# Real parts

Written by \`bun run drill:real-parts\`, never by hand, on ${new Date().toISOString().slice(0, 10)}: the product in production mode, built and configured by the
blocks of [the manual](../../../docs/operating.md), on parts that nobody here wrote, all at once and over TLS of a private
authority. It was up after ${minutes} minutes.

${markdownTable([['part', 'version'], ...Object.entries(versions)])}

## Until it is up

${stepsTable(setUp)}

## The main job

In Chromium, through HAProxy by HTTP/2, with letters read from exim's mailbox.

${stepsTable(job)}

${alerts}

## Doctor

\`\`\`text
${doctor.trim().replace(/:\d{4,5}\b/g, ':port')}
\`\`\`

## Kills

Meanwhile recommenders invite one person after the other through the proxy, and ask again until they are told that it is done.
Acknowledged is what they were told. Lost are those that the database lacks, or whose letter never came. A letter that came twice has
the same Message-ID.

${markdownTable(kills)}
${DIARY}`
}

/** Of 2026-11-30; a person writes it, and writes it anew where the manual has changed much. */
const DIARY = `
## A first hour

Kept by hand on 2026-11-30, by the manual as it was then and from its top; the drill gave its commands. What had to be guessed stands
in the manual now, or was mended.

${markdownTable([
  ['minute', 'what', 'what had to be guessed'],
  [
    '0',
    'read up to "On a machine of your own"',
    'who makes the bucket, and that Swift has CORS in its own configuration',
  ],
  ['10', "Debian's packages, four minutes", 'nothing'],
  ['14', 'addresses and keys in the shell', 'how both addresses of the database get TLS: a table at the end said it'],
  ['15', 'clone and build', 'nothing'],
  [
    '16',
    'roles, secrets, settings',
    'what to do without Google: its empty secret stops the server; whose MAIL_FROM it is',
  ],
  ['17', 'the provider', 'which file its secret goes to; in Compose, a comment alone names `.env.sign-in`'],
  ['18', 'names', 'nothing: the first start says that `localhost` is no address for production'],
  ['19', 'tables and a server', 'that TRUSTED_PROXIES belongs to the first settings'],
  ['20', 'a second server, and HAProxy', 'how either is started; HAProxy kept its settings in a comment'],
  [
    '22',
    '`bun run doctor`',
    'that it exists: the page named it after all else. It asked Swift for CORS as no browser does',
  ],
  [
    '25',
    'the database is stopped, for a look',
    "why people read HAProxy's own page: no server was ready, and none was asked",
  ],
  ['30', 'Compose and Kubernetes, read only', 'nothing more; neither ran here'],
])}
`
