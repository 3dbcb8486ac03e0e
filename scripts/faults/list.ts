/** How a fault is injected: by a file of this command's own, by tests of the test command, or by its browser journeys. */
export interface Fault {
  number: number
  fault: string
  holds: string
  /** Files whose tests inject it, and what the names of those tests have in common; all of them must pass. */
  tests: { file: string; named: RegExp }[]
}

const own = (file: string, number: number) => ({
  file: `backend/test/faults/${file}.fault.ts`,
  named: new RegExp(`^${number}: `),
})

/** What is tried, in the order of the table. */
export const FAULTS: Fault[] = [
  {
    number: 1,
    fault: 'PostgreSQL killed in the middle of requests and started again',
    holds: '503 within 2 s, no half write, service within 1 s of its return',
    tests: [own('database', 1), { file: 'backend/src/db/outage.test.ts', named: /cut/ }],
  },
  {
    number: 2,
    fault: 'PostgreSQL frozen, or the connection half-open',
    holds: 'every request settles within 3 s; alive, not ready; recovers',
    tests: [own('database', 2), { file: 'backend/src/db/outage.test.ts', named: /frozen/ }],
  },
  {
    number: 3,
    fault: 'every connection to the database busy',
    holds: 'a bounded queue, 503 within 1 s, recovers',
    tests: [own('database', 3)],
  },
  {
    number: 4,
    fault: 'server killed after the commit, before the reply',
    holds: 'the same call again has the same result: one row, one mail',
    tests: [own('server', 4)],
  },
  {
    number: 5,
    fault: 'server killed between the commit and the sending',
    holds: 'sent within 30 s',
    tests: [own('server', 5), { file: 'backend/src/mail/killed-worker.test.ts', named: /killed worker/ }],
  },
  {
    number: 6,
    fault: 'mail server down, 4xx, 5xx, silent after DATA',
    holds: 'order kept, backoff, at least once under one Message-ID, refused letters parked, nothing lost',
    tests: [
      own('mail', 6),
      { file: 'backend/src/mail/mail.test.ts', named: /failing server|refused recipient|last try|away loses/ },
      { file: 'backend/src/mail/resend-letter.test.ts', named: /refused for good/ },
    ],
  },
  {
    number: 7,
    fault: 'object store away, silent, or answering 503',
    holds: 'a plain refusal, other calls unaffected, the same form goes through later',
    tests: [own('store', 7)],
  },
  {
    number: 8,
    fault: 'upload done, tab closed',
    holds: 'the orphan is swept; a second try works',
    tests: [{ file: 'backend/src/storage/sweep-objects.test.ts', named: /for a day|swept upload|store that is away/ }],
  },
  {
    number: 9,
    fault: 'the same POST fifty times at once',
    holds: 'one row, one mail',
    tests: [
      { file: 'backend/src/modules/referrals/routes.test.ts', named: /fifty times/ },
      { file: 'backend/src/modules/applications/routes.test.ts', named: /ten times at once/ },
    ],
  },
  {
    number: 10,
    fault: 'one status changed by two at once; fifty statuses at once',
    holds: 'all in the history, the last one wins, no request refused',
    tests: [
      own('database', 10),
      { file: 'backend/src/modules/applications/routes.test.ts', named: /twice at once keeps both/ },
    ],
  },
  {
    number: 11,
    fault: 'a job deleted while a candidate submits',
    holds: 'refused, or gone with the job: no orphan',
    tests: [{ file: 'backend/src/modules/applications/routes.test.ts', named: /while its job is deleted/ }],
  },
  {
    number: 12,
    fault: 'a remote answers 404, wrong bytes, or hangs',
    holds: 'the last good version within 5 s, or a card with "Try again"; the rest of the page is alive',
    tests: [{ file: 'e2e/remote-failures.spec.ts', named: /./ }],
  },
  {
    number: 13,
    fault: 'a new shell or a new release while a tab has the old one',
    holds: 'the tab keeps its version and its typed text, and is told quietly; old files stay for 7 days',
    tests: [
      { file: 'e2e/releases.spec.ts', named: /old tabs keep|older shell/ },
      { file: 'scripts/keep-old-files.test.ts', named: /./ },
    ],
  },
  {
    number: 14,
    fault: 'the clock of the server ten minutes off, in another time zone',
    holds: 'sessions and links end by the clock of the database',
    tests: [own('server', 14)],
  },
  {
    number: 15,
    fault: 'code, state and session used again; a link that has run out',
    holds: 'refused, and in no log',
    tests: [
      { file: 'backend/src/auth/routes.test.ts', named: /second time|expired, idle|ends the session/ },
      { file: 'backend/src/modules/referrals/routes.test.ts', named: /unknown, expired, declined/ },
      { file: 'backend/src/http/gate.test.ts', named: /the log of an error/ },
    ],
  },
  {
    number: 16,
    fault: 'huge, chunked, slow and cut off bodies; 64 KB of headers',
    holds: '413, 408, 431; memory stays flat',
    tests: [own('server', 16), { file: 'backend/src/http/gate.test.ts', named: /over one megabyte/ }],
  },
  {
    number: 17,
    fault: 'broken JSON, NUL bytes, bad UTF-8, 200,000 levels, duplicate keys, floods of emoji',
    holds: '4xx with a plain sentence, never 5xx, nothing echoed',
    tests: [
      { file: 'backend/src/hostile-input.test.ts', named: /./ },
      { file: 'backend/src/http/gate.test.ts', named: /^bodies/ },
    ],
  },
  {
    number: 18,
    fault: '10,000 jobs; 10,000 referrals of one person; 10,000 on one job',
    holds: 'pages stay usable, memory flat',
    tests: [own('database', 18)],
  },
  {
    number: 19,
    fault: 'the disk of the tables, then that of the write-ahead log, full',
    holds: '503, nothing corrupt, recovers; acknowledged rows are there',
    tests: [own('disk', 19)],
  },
  {
    number: 20,
    fault: 'power lost under the local PostgreSQL, stale pid file, port taken',
    holds: 'starts by itself or says what to do; acknowledged rows are there',
    tests: [{ file: 'backend/standins/postgres.test.ts', named: /./ }, own('database', 1)],
  },
]
