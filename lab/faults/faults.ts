export interface Fault {
  fault: string
  holds: string
  /** Files whose tests inject it, and what the names of those tests have in common; all of them must pass. */
  tests: { file: string; named: RegExp }[]
}

/** What `bun run faults` tries, by name, in the order of lab/pages/faults.md. */
export const FAULTS = {
  'database-killed': {
    fault: 'PostgreSQL killed in the middle of requests and started again',
    holds: '503 within 2 s, no half write, service within 1 s of its return',
    tests: [
      { file: 'lab/faults/database.fault.ts', named: /killed in the middle/ },
      { file: 'backend/src/db/connect/outage.test.ts', named: /cut/ },
    ],
  },
  'database-frozen': {
    fault: 'PostgreSQL frozen, or the connection half-open',
    holds: 'every request settles within 3 s; alive, not ready; recovers',
    tests: [
      { file: 'lab/faults/database.fault.ts', named: /^PostgreSQL frozen$/ },
      { file: 'backend/src/db/connect/outage.test.ts', named: /frozen/ },
    ],
  },
  'connections-busy': {
    fault: 'every connection to the database busy',
    holds: 'a bounded queue, 503 within 1 s, recovers',
    tests: [{ file: 'lab/faults/database.fault.ts', named: /every connection busy/ }],
  },
  'killed-before-reply': {
    fault: 'server killed after the commit, before the reply',
    holds: 'the same call again has the same result: one row, one mail',
    tests: [{ file: 'lab/faults/server.fault.ts', named: /after the commit and before the reply/ }],
  },
  'killed-before-sending': {
    fault: 'server killed between the commit and the sending',
    holds: 'sent within 30 s',
    tests: [
      { file: 'lab/faults/server.fault.ts', named: /between the commit and the sending/ },
      { file: 'backend/src/letters/killed-worker.test.ts', named: /killed worker/ },
    ],
  },
  'mail-server-failing': {
    fault: 'mail server down, 4xx, 5xx, silent after DATA',
    holds: 'order kept, backoff, at least once under one Message-ID, refused letters parked, nothing lost',
    tests: [
      { file: 'lab/faults/mail.fault.ts', named: /^the mail server/ },
      { file: 'backend/src/letters/mail.test.ts', named: /failing server|refused recipient|last try|away loses/ },
      { file: 'backend/src/letters/resend-letter.test.ts', named: /refused for good/ },
    ],
  },
  'store-failing': {
    fault: 'object store away, silent, or answering 503',
    holds: 'a plain refusal, other calls unaffected, the same form goes through later',
    tests: [{ file: 'lab/faults/store.fault.ts', named: /^the object store/ }],
  },
  'upload-abandoned': {
    fault: 'upload done, tab closed',
    holds: 'the orphan is swept; a second try works',
    tests: [{ file: 'backend/src/storage/sweep-objects.test.ts', named: /for a day|swept upload|store that is away/ }],
  },
  'same-post-at-once': {
    fault: 'the same POST fifty times at once',
    holds: 'one row, one mail',
    tests: [
      { file: 'backend/src/modules/referrals/routes.test.ts', named: /fifty times/ },
      { file: 'backend/src/modules/applications/routes.test.ts', named: /ten times at once/ },
    ],
  },
  'statuses-at-once': {
    fault: 'one status changed by two at once; fifty statuses at once',
    holds: 'all in the history, the last one wins, no request refused',
    tests: [
      { file: 'lab/faults/database.fault.ts', named: /fifty statuses/ },
      { file: 'backend/src/modules/applications/routes.test.ts', named: /twice at once keeps both/ },
    ],
  },
  'job-deleted-meanwhile': {
    fault: 'a job deleted while a candidate submits',
    holds: 'refused, or gone with the job: no orphan',
    tests: [{ file: 'backend/src/modules/applications/routes.test.ts', named: /while its job is deleted/ }],
  },
  'remote-broken': {
    fault: 'a remote answers 404, wrong bytes, or hangs',
    holds: 'the last good version within 5 s, or a card with "Try again"; the rest of the page is alive',
    tests: [
      { file: 'e2e/release-alone.spec.ts', named: /flipped/ },
      { file: 'e2e/delivery/remote-failures.spec.ts', named: /./ },
    ],
  },
  'release-under-open-tab': {
    fault: 'a new shell or a new release while a tab has the old one',
    holds: 'the tab keeps its version and its typed text, and is told quietly; old files stay for 7 days',
    tests: [
      { file: 'e2e/release-alone.spec.ts', named: /old tabs keep|rollback/ },
      { file: 'e2e/delivery/releases.spec.ts', named: /older shell/ },
      { file: 'scripts/keep-old-files.test.ts', named: /./ },
    ],
  },
  'clock-off': {
    fault: 'the clock of the server ten minutes off, in another time zone',
    holds: 'sessions and links end by the clock of the database',
    tests: [{ file: 'lab/faults/server.fault.ts', named: /clock ten minutes off/ }],
  },
  'reward-untold': {
    fault: 'server killed between what happens with a reward and the letters about it',
    holds: 'both or neither, and each letter once',
    tests: [
      { file: 'lab/faults/ledger.fault.ts', named: /^the server killed between/ },
      { file: 'backend/src/letters/status-notifications/killed-between.test.ts', named: /killed between/ },
    ],
  },
  'hired-and-rejected': {
    fault: 'hired and rejected a hundred times, with the server killed in between',
    holds: 'one promise stands or none; nobody is told of what did not stay',
    tests: [
      { file: 'lab/faults/ledger.fault.ts', named: /a hundred times/ },
      { file: 'backend/src/money/ledger/hires.test.ts', named: /a hundred times/ },
    ],
  },
  'guarantee-by-a-wrong-clock': {
    fault: 'the clock of a server 61 days off while rewards become due',
    holds: 'they are due by the clock of the database',
    tests: [{ file: 'lab/faults/ledger.fault.ts', named: /clock 61 days off/ }],
  },
  'operators-at-once': {
    fault: 'two operators confirm a payment, or decide a dispute, at once',
    holds: 'one of them does, the other is told; posted once',
    tests: [
      { file: 'backend/src/money/ledger/bad-input.test.ts', named: /two operators/ },
      { file: 'backend/src/modules/statement/routes.test.ts', named: /two operators/ },
    ],
  },
  'credentials-used-again': {
    fault: 'code, state and session used again; a link that has run out',
    holds: 'refused, and in no log',
    tests: [
      { file: 'backend/src/auth/routes.test.ts', named: /second time|expired, idle|ends the session|previous session/ },
      { file: 'backend/src/modules/referrals/routes.test.ts', named: /unknown, expired, declined/ },
      { file: 'backend/src/http/gate.test.ts', named: /the log of an error/ },
    ],
  },
  'oversized-and-slow-requests': {
    fault: 'huge, chunked, slow and cut off bodies; 64 KB of headers',
    holds: '413, 408, 431; memory stays flat',
    tests: [
      { file: 'lab/faults/server.fault.ts', named: /huge, slow/ },
      { file: 'backend/src/http/gate.test.ts', named: /over one megabyte/ },
    ],
  },
  'hostile-input': {
    fault: 'broken JSON, NUL bytes, bad UTF-8, 200,000 levels, duplicate keys, floods of emoji',
    holds: '4xx with a plain sentence, never 5xx, nothing echoed',
    tests: [
      { file: 'backend/src/hostile-input.test.ts', named: /./ },
      { file: 'backend/src/http/gate.test.ts', named: /^bodies/ },
    ],
  },
  'ten-thousand-rows': {
    fault: '10,000 jobs; 10,000 referrals of one person; 10,000 on one job',
    holds: 'pages stay usable, memory flat',
    tests: [{ file: 'lab/faults/database.fault.ts', named: /ten thousand/ }],
  },
  'disk-full': {
    fault: 'the disk of the tables, then that of the write-ahead log, full',
    holds: '503, nothing corrupt, recovers; acknowledged rows are there',
    tests: [{ file: 'lab/faults/disk.fault.ts', named: /the disk of the tables/ }],
  },
  'power-lost': {
    fault: 'power lost under the local PostgreSQL, stale pid file, port taken',
    holds: 'starts by itself or says what to do; acknowledged rows are there',
    tests: [
      { file: 'backend/standins/postgres.test.ts', named: /./ },
      { file: 'lab/faults/database.fault.ts', named: /killed in the middle/ },
    ],
  },
} satisfies Record<string, Fault>

export type FaultName = keyof typeof FAULTS
