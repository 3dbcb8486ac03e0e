import type { Requirement } from './requirements.ts'

/** Something that got through on a running server once, and what holds now. */
interface Attack extends Pick<Requirement, 'tests'> {
  /** What somebody did, and what came of it. */
  through: string
  holds: string
  /** The day since when it holds. */
  since: string
}

/** What attacks on a running server got through, each with the tests that fail without what was changed. */
export const ATTACKS: Attack[] = [
  {
    through: 'a `Host` that is none, or none at all: 500 with a page of sources and paths, and the address in the log',
    holds: 'no address of ours is 400 with a plain sentence, and is written nowhere; no development mode in production',
    since: '2026-11-23',
    tests: {
      'http/around-router.test.ts': [
        'is refused with a plain sentence, and repeated nowhere: %s',
        'is refused by the connection itself where it is no request: without a word of the insides',
        'nothing tells of the machine: no page of the runtime answers',
        'every line of the log is an object, and none has a personal link in it',
      ],
    },
  },
  {
    through: 'a `Host` of three letters: router and gate saw different paths, and a write from another site passed',
    holds: 'a request has one address, read once; what the router would read otherwise is refused',
    since: '2026-11-23',
    tests: {
      'http/around-router.test.ts': [
        'leaves no way around the gate: %s',
        'is led to the same page by gate and router: %s',
      ],
    },
  },
  {
    through:
      'a path of 15,000 slashes held the server for a quarter of a second, before anybody was asked who they are',
    holds:
      'a path has 8192 characters at most; every regular expression is proved to take time that grows with the text',
    since: '2026-11-23',
    tests: {
      '../../scripts/patterns/linear-patterns.test.ts': [
        'the regular expression %s matches in linear time: %s',
        'no regular expression is built at run time',
      ],
      'http/around-router.test.ts': ['that is longer than any of ours is refused before anything is made of it'],
    },
  },
  {
    through: 'an e-mail address of a megabyte from a guest held the server for half a second; a slow body, for ten',
    holds:
      'the session is asked before the body; a body has the bytes its call can need; a text too long is not held to more',
    since: '2026-11-23',
    tests: {
      'bodies.test.ts': [
        'authentication comes before the body of %s',
        'a chunked body is limited as well, and not buffered',
      ],
      '../contract/test/inputs.test.ts': ['%s: an over-long text stops at the length check'],
    },
  },
  {
    through:
      'files, probes and pages that are not there left without HSTS and the like; what changes was kept for a year',
    holds: 'one place sets the headers of every reply; for ever is kept what lies under a path that names its content',
    since: '2026-11-23',
    tests: {
      'http/around-router.test.ts': [
        'keeps to https, its type, its origin and its address, and has an id: %s',
        'is kept for ever where its address names its content, and nowhere else',
      ],
    },
  },
  {
    through: 'the verifiers passed over a misspelt option and said that all is well; a receipt moved the cursor',
    holds: 'what is not taken is refused; the output says whose key it was; what a receipt says is shown, not obeyed',
    since: '2026-11-23',
    tests: {
      '../../scripts/verifiers.test.ts': [
        'verify-receipt refuses unclear arguments: %j',
        'verify-events refuses unclear arguments: %j',
        'a key fetched from the issuer is named as such, with what that proves',
        'an issuer that is not a plain site address is not fetched: %s',
        "a receipt's control characters are not printed",
      ],
    },
  },
  {
    through: 'an owner of the database wrote the event log anew, hashes and all: the verifier said that all is well',
    holds:
      "where each job's events end is signed once a day and kept in the bucket, in records that name the one before; the verifier compares all of it",
    since: '2026-11-23',
    tests: {
      'record/events/signed-heads.test.ts': [
        'signed heads show that event %i of a job was rewritten with matching hashes',
        'signed heads show a chain cut off at its end',
        'signed heads show that all events of job %i are gone',
        'signed heads show a backdated event inserted with matching hashes',
        'signed heads show an event dated before it existed, even once signed',
        'signed heads show a change that the server signed later',
        'signing stops with a logged reason when someone else signed the newest record',
        'the verifier names a missing record in the middle',
        'the verifier names missing last records',
        'the verifier names a replaced record, even one signed by this server',
        'the verifier needs the signed heads, and says if there are none yet',
      ],
      'record/events/events.test.ts': ['an event inserted with its own %s is refused'],
    },
  },
  {
    through:
      'a picture of a million parts of a few bytes: seconds of the only thread and 886 MB, as often as it was sent',
    holds:
      'parts are counted; files are looked into in a process of their own; what was refused is not looked into again',
    since: '2026-11-23',
    tests: {
      'storage/images/clean-image.test.ts': ['a picture with too many parts is refused: %s'],
      'storage/inspection/inspect-apart.test.ts': [
        'a slow inspection delays no other',
        'an inspection that never ends refuses its file',
        "the inspection process has none of the server's environment",
      ],
      'storage/check-upload.test.ts': [
        'a refused file is not inspected again and keeps its reason',
        'fifty concurrent checks of a file inspect it once',
        'a file is inspected at most five times',
      ],
    },
  },
  {
    through: 'an archive of 254 kB that becomes 249 MB: up to 1.7 seconds of a processor each, without end',
    holds: 'what becomes too much is refused before it is unpacked; failures are limited by link',
    since: '2026-11-23',
    tests: {
      'storage/inspection/zip.test.ts': [
        '%s that unpacks beyond 100 MB is refused, one slightly below is not',
        '%s that unpacks to more than a hundred times its size is refused, unless small',
      ],
      'modules/applications/routes.test.ts': ['twenty failed applications in an hour block this link alone'],
    },
  },
  {
    through: 'three cookie jars on one link made 180 uploads in an hour; 60 MB went to the address of a resume',
    holds: 'limits follow the link and the network address; every address of the store is for an exact type and size',
    since: '2026-11-23',
    tests: {
      'modules/uploads/routes.test.ts': [
        'after sixty uploads of a link in an hour there is a pause, in however many browsers it is open',
        'after two hundred uploads from one network address there is a pause, whatever link they are for',
        '%s sends the largest file of the slot and not a byte more',
        'is sent to no address of the store, and whoever announces both to no address of ours',
      ],
    },
  },
  {
    through: 'documents came from the object store, without nosniff, CORP and sandbox',
    holds: 'they come through the server, with all three, after asking who reads',
    since: '2026-11-23',
    tests: {
      'modules/documents/routes.test.ts': ['a document cannot run scripts, be embedded or be read as another type: %s'],
    },
  },
  {
    through: "a company's logo from elsewhere told its host who opens a personal link",
    holds: 'others see an uploaded logo or the fallback',
    since: '2026-11-23',
    tests: {
      'typed-addresses.test.ts': [
        'an external logo is shown to its own company alone, as its host would learn who looks',
      ],
    },
  },
  {
    through: 'what a second browser had uploaded by a link outlived the erasure by a day',
    holds: 'what was uploaded by a link goes with it, whatever browser sent it',
    since: '2026-11-23',
    tests: {
      'modules/candidates/erasure.test.ts': [
        'unused uploads of another browser with the same link are removed, too: %s',
      ],
    },
  },
  {
    through: 'sixty changes of a status were sixty letters to somebody, with the words of whoever made them',
    holds: 'news wait, the last status alone is told, six letters a day at most, the rest is one summary',
    since: '2026-11-23',
    tests: {
      'letters/status-notifications/status-notifications.test.ts': [
        'only the last of several status changes is notified',
        'returning to the last notified status notifies nobody',
        'one application sends anyone at most six letters a day, and one summary of the rest',
      ],
    },
  },
  {
    through: '"never again" kept invitations away alone, at one spelling, until the secret of the server changed',
    holds:
      'no letter but the one just asked for, at no spelling the provider takes for the same; keys of stored things are kept',
    since: '2026-11-23',
    tests: {
      'privacy/suppressions/refusals.test.ts': [
        'a suppressed address gets no letter when another person applies with it, then or later',
        'suppressing %s also suppresses %s, as their provider delivers both to one inbox',
        'earlier "never again" refusals hold after a change of the secret',
        'unsubscribe links of earlier letters work after a change of the secret',
      ],
      'auth/http/tokens.test.ts': ['a cookie signed with a previous secret is accepted while that secret is listed'],
    },
  },
  {
    through: '65 letters from one recommender to one inbox; 300 postings in a row',
    holds:
      'an inbox gets 3 invitations a day and 10 a month from one recommender, 9 and 30 in all; a company posts 60 an hour',
    since: '2026-11-23',
    tests: {
      'rate-limits/limits.test.ts': [
        'one referrer invites one inbox at most three times a day, in any spelling, and fences nobody off',
        'one referrer invites one inbox at most ten times in thirty days, and others may',
        'one company posts at most sixty jobs an hour',
        'one manager sets at most 120 statuses a minute',
      ],
    },
  },
  {
    through: 'withdrawing or erasing while the status was being set: both waited for each other, one was refused',
    holds: 'one order of locks for all writes about an application, in one place',
    since: '2026-11-23',
    tests: {
      'db/locks/concurrent-writes.test.ts': [
        'concurrent %s and %s are both answered',
        'concurrent writes leave a chain of events',
      ],
    },
  },
  {
    through: 'i❤️.ws, full-width dots, soft hyphens and hosts of other scripts became links in letters',
    holds: 'a break after every character that stands for a dot, a colon or a double slash, and around each @',
    since: '2026-11-23',
    tests: {
      'letters/typed-text.test.ts': ['mail clients find no link in typed text: %s', 'no typed text becomes a link'],
    },
  },
  {
    through: 'U+202E and other characters that nobody sees stood in addresses, names and titles',
    holds: 'the fields of the contract refuse them, form and server alike',
    since: '2026-11-23',
    tests: { 'boundaries.test.ts': ["field %s gets the form's messages at every boundary"] },
  },
  {
    through: 'the role of the server owned the event log, and could switch off what guards it',
    holds:
      'it owns nothing but the queue, and can only add to the log and the ledger and read them; migrations run as the owner',
    since: '2026-11-23',
    tests: {
      'money/ledger/append-only.test.ts': ['neither owner nor server may %s', 'the server role may not run: %s'],
      'db/migrate/server-role.test.ts': ['the server role may not %s', 'the server role may add and read events'],
    },
  },
  {
    through: "an application under somebody else's address: every letter about it went to them",
    holds:
      'an address that differs from the invited one gets a single letter without typed words; news wait until it is confirmed',
    since: '2026-11-23',
    tests: {
      'modules/applications/confirmed-address.test.ts': [
        'another address gets one letter without typed text, whatever becomes of the application',
        'a confirmation is not sent to a suppressed address, and at most three times a month to any',
      ],
    },
  },
  {
    through: "whoever applied first under a candidate's address locked them out, and learned who had applied",
    holds: 'one application for a job and confirmed address; an unconfirmed one blocks nobody and tells nothing',
    since: '2026-11-23',
    tests: {
      'modules/applications/confirmed-address.test.ts': [
        "an unconfirmed application blocks nobody and ends with its documents when the address's owner applies",
        'an unconfirmed address does not reveal who has applied',
      ],
    },
  },
  {
    through: 'who had forwarded an invitation read, withdrew and erased what was sent through it',
    holds: "the candidate's page has a link of its own; the invitation says only that an application was sent",
    since: '2026-11-23',
    tests: {
      'modules/candidates/own-link.test.ts': [
        "a used invitation says only that an application was sent, except in the applicant's browser",
        "a used invitation opens, withdraws and erases nothing, except in the applicant's browser",
      ],
    },
  },
  {
    through: 'the cookie of an opened link outlived the link and the sign-out',
    holds: 'it ends with both, also for a copy of it, and has the `__Host-` prefix under https',
    since: '2026-11-23',
    tests: {
      'auth/apply-session.test.ts': [
        'resending an invitation ends its old link and the session opened by it',
        'declining or erasing an invitation ends its apply session',
        'signing out ends the apply session, also for a copied cookie',
        'the apply cookie is host-only and covers pages and API',
      ],
    },
  },
  {
    through: 'who could write to the release store ran code on the server and in every browser',
    holds: 'hashes come from what was built here and are recorded once; what lies in the store is held to them',
    since: '2026-11-23',
    tests: {
      'delivery/releases/changed-files.test.ts': [
        'a changed %s is found whatever metadata the store reports',
        'a missing script is found, a missing compressed form is allowed',
      ],
      'delivery/releases/releases.test.ts': ["a version's record is written at its first release and never replaced"],
      'delivery/rendering/render-processes.test.ts': ['a server part with changed bytes is not run'],
      '../../e2e/delivery/releases.spec.ts': [
        'files put into the release store by others are never released, before a release or during a rollout',
      ],
    },
  },
  {
    through: "a link from elsewhere made an operator's browser, and the server, run a release that was taken back",
    holds: 'a link runs no release: an operator is asked on our own page; what was taken back runs for nobody',
    since: '2026-11-23',
    tests: {
      'delivery/web/releases-of-page.test.ts': [
        'an operator is asked before a release is run by a link %s',
        'a release is not run by a form of %s',
        'a withdrawn release is run for nobody',
      ],
    },
  },
  {
    through: 'ten forged reports from one address took a release back, and 600 forged starts hid a bad one',
    holds:
      'a report carries the signed mark of the page that was served, once; a network and an account are one visitor; what is gone back to is left alone; --hold ends it',
    since: '2026-11-28',
    tests: {
      'delivery/releases/visits/count-visits.test.ts': [
        'forged reports are not counted: ten failures from one address, 22 from as many, 600 starts',
        'a repeated page mark is not counted, whatever its network',
        'an expired page mark is not counted',
        'a page mark of another version is not counted',
        'two visitors from %s count once, by the first report',
        'an account counts once, whatever its network',
      ],
      'delivery/releases/watching/monitor-releases.test.ts': [
        'a failing release is kept where %s',
        'the monitor does not roll back a proven predecessor',
      ],
      'modules/client-errors/report-client-error.test.ts': [
        'the thirty-first browser report in ten minutes is refused',
      ],
    },
  },
  {
    through: 'a row of the database put a script tag with our nonce into pages, or stopped all releases',
    holds: 'rows are checked when they are read, a bad one is skipped and told of; text is escaped where it is written',
    since: '2026-11-23',
    tests: {
      'delivery/web/releases-of-page.test.ts': [
        'an invalid release row is skipped and logged once, and the pointer still moves',
      ],
      'delivery/web/page-html.test.ts': ["a release's values cannot leave their attribute"],
    },
  },
  {
    through: "a remote's server part could read the environment and the database of the server",
    holds: 'it runs in a process of its own: an empty environment, no secrets, bounded memory and time',
    since: '2026-11-23',
    tests: { 'delivery/rendering/render-processes.test.ts': ['a server part does not reach %s'] },
  },
  {
    through:
      'every limit by network address could be passed by taking another of the 2⁶⁴ addresses that IPv6 gives everybody',
    holds: 'of IPv6 a network of 64 bits is counted; a port that a proxy writes along makes no other address',
    since: '2026-11-23',
    tests: {
      'http/client-address.test.ts': [
        'of IPv6 a network is counted, as everybody has one of 64 bits: %s',
        'the port that a proxy writes along makes no other address: %s',
        'where the proxy forwards no address, nothing to the left of it is believed',
      ],
    },
  },
  {
    through:
      'a personal link with a broken escape (`%E0%A4%A`), by anybody: 500, and a fault of ours in the log each time',
    holds: 'a path that stands for no text is no address of ours: 400, before it is routed',
    since: '2026-11-23',
    tests: { '../test/attacks/paths.test.ts': ['an invalid escape in a path is a client error: %s'] },
  },
  {
    through: 'a cursor that somebody wrote (`rank` of 2³¹, the year 0) reached the database: 500',
    holds: 'a place in a list holds what the database can compare, and nothing else',
    since: '2026-11-23',
    tests: {
      '../test/attacks/input.test.ts': [
        'a forged cursor is refused as a client error: %s',
        'a plausible cursor is accepted: %j',
      ],
    },
  },
  {
    through: 'a recommender applied through an invitation of their own, with another spelling of their own inbox',
    holds: 'nobody refers themselves, at any spelling that their provider takes for the same',
    since: '2026-11-23',
    tests: {
      '../test/attacks/letter-limits.test.ts': [
        "a referrer's own invitation cannot be used to apply, in any spelling of the address: %s",
      ],
    },
  },
  {
    through:
      'applying with another address and saying "This was not me", in turns: letters to company and recommender without end',
    holds: 'one invitation makes six applications a day at most',
    since: '2026-11-23',
    tests: {
      '../test/attacks/letter-limits.test.ts': [
        'one invitation sends a company at most six applications a day, however often it is disowned',
      ],
    },
  },
  {
    through: 'a Word document whose template, macros and all, Word loads from elsewhere when it is opened',
    holds:
      'one that loads anything from elsewhere is refused, and one with macros whatever they are called; links stay',
    since: '2026-11-23',
    tests: {
      '../test/attacks/word-documents.test.ts': [
        'a Word document with external content is refused: %s',
        'a Word document with macros is refused, whatever they are called: %s',
        'a Word document with plain links is accepted',
      ],
    },
  },
  {
    through: 'a PDF that runs JavaScript or starts a program when it opens, a Word document with an OLE object',
    holds: 'each is refused with a sentence of its own, also packed, locked without a password or spelled in escapes',
    since: '2026-11-28',
    tests: {
      'storage/inspection/file-kinds.test.ts': [
        'a file that acts by itself, is locked or hides something is refused with the sentence of its rule: %s',
        'a file as people send them is taken: %s',
      ],
      'storage/inspection/pdf/inspect-pdf.test.ts': [
        'a PDF made to take long costs at most seconds of a processor: %s',
      ],
    },
  },
  {
    through:
      'eight files at once to an address for one were all taken; slow ones held up the uploads of everybody for 20 seconds',
    holds: 'an address has one file on its way',
    since: '2026-11-23',
    tests: {
      '../test/attacks/races.test.ts': [
        'a signed upload address takes one file, of any number sent at once',
        'many slow uploads by one client delay no other',
      ],
    },
  },
  {
    through: 'a session cookie with a space before its equals sign spoke for somebody, and the gate did not see it',
    holds: 'the gate sees a cookie in every way of writing it that its reader takes',
    since: '2026-11-23',
    tests: { '../test/attacks/origins.test.ts': ['the origin check sees a session cookie written as %s'] },
  },
  {
    through:
      'a proxy that writes IPv4 addresses in the long form of IPv6 made all visitors one, and was not one of ours itself',
    holds: 'an address is one address in whatever form it is written, for limits and for trusted proxies',
    since: '2026-11-23',
    tests: {
      'http/client-address.test.ts': [
        'an IPv4 address is the same one in whatever form of IPv6 a proxy writes it: %s',
        'a proxy is one of ours in whatever form its connection is told: %s',
      ],
    },
  },
  {
    through: 'two files sent to one address of an upload at once, to two servers, were both taken',
    holds: 'the row of the upload is claimed for one of them',
    since: '2026-11-23',
    tests: {
      'modules/uploads/replicas.test.ts': [
        'of two files sent to one address at once one is taken, whatever servers they come to',
      ],
    },
  },
  {
    through:
      'what recommenders had written before they were told that the company may read it was passed on with applications',
    holds: 'it is marked as private, and no application passes it on',
    since: '2026-11-23',
    tests: {
      'modules/applications/routes.test.ts': [
        'a message written without notice of its readers is not passed on, with %j',
      ],
    },
  },
  {
    through: 'a reminder that was on its way went out after the invitation that was sent again, with a dead link',
    holds: 'it comes before the new one, or not at all',
    since: '2026-11-23',
    tests: {
      'letters/taken-back.test.ts': [
        'a resent invitation is queued behind a letter being sent',
        'a reminder being written during a resend is not sent',
      ],
    },
  },
  {
    through:
      '52 parallel anonymous reads had the pages and calls of others refused; 30 expensive searches slowed everybody',
    holds: 'places, connections and refusals are divided among sources; an expensive call costs several places',
    since: '2026-11-28',
    tests: {
      'waiting/fair-queue.test.ts': [
        'sources take turns, however many of one wait',
        'what costs more counts more: its source waits longer for the next turn',
      ],
      'http/admission.test.ts': [
        'however many one source asks for at once, another is answered',
        'a source that is refused more than fifty times in a second waits for its refusals, and nobody else does',
      ],
    },
  },
  {
    through: '32 forms, or 24 files, that trickled in kept everybody else from applying without scripts',
    holds: 'a body holds no place while it arrives, has a lowest speed, and a share of the disk by link and network',
    since: '2026-11-28',
    tests: {
      '../test/attacks/slow-bodies.test.ts': [
        '32 forms of one link that trickle keep nobody else from applying',
        '24 files of one link that trickle keep nobody else from applying',
      ],
      'http/chunks-of.test.ts': ['a body that trickles is given up after the window, long before its patience ends'],
    },
  },
  {
    through:
      '292 GETs kept a network from signing in for ten minutes; all networks, behind a proxy that was not trusted',
    holds:
      'failed sign-ins are counted, starts are not; a server says once that a peer with X-Forwarded-For is not trusted',
    since: '2026-11-28',
    tests: {
      'auth/routes.test.ts': [
        'sign-ins that start or succeed are not counted',
        'after 300 failed sign-ins in ten minutes a network address gets 429 on the way back, not on the way there',
      ],
      'http/warn-of-untrusted-proxy.test.ts': [
        'X-Forwarded-For from an untrusted peer is one error in the log, however often it comes',
      ],
    },
  },
  {
    through:
      "under Docker Compose the server was PostgreSQL's superuser, had the store's root key, and every container all secrets",
    holds:
      'roles without rights over the database server, a key by policy, secrets by service, no root, in each way to run it',
    since: '2026-11-28',
    tests: {
      'db/migrate/database-roles.test.ts': [
        'neither role of the database has rights over the database server',
        'the server role cannot %s',
      ],
      '../../scripts/least-privilege/compose.test.ts': [
        'compose.yaml gives no service more than it needs',
        'only the user of its service can read a secret',
        "the server signs in with the server's role and without the root key of the store",
      ],
      '../../scripts/least-privilege/kubernetes.test.ts': [
        'the manifests give no pod more than it needs',
        'the gateway to be trusted has to be named: the server refuses the placeholder',
      ],
      '../../scripts/least-privilege/systemd.test.ts': [
        'the units of systemd give the server and its migrations no more than they need',
      ],
      '../../scripts/least-privilege/object-store.test.ts': [
        "the server's policy allows what the server does with its files, and nothing else",
      ],
    },
  },
  {
    through: 'anybody posted as any company, by its name or one that looks like it',
    holds:
      'a company proves a domain, which its jobs show; without one the page says that nobody checked; look-alikes of a proven name are refused',
    since: '2026-11-28',
    tests: {
      'modules/companies/look-alikes.test.ts': [
        'to a company set up or posting as "%s"',
        'as long as the proof stands',
      ],
      'modules/companies/domain/prove-domain.test.ts': ['no number of tries at once gets more than five'],
    },
  },
  {
    through: 'anybody posted as any company, and nobody could say so',
    holds:
      'everybody can report a posting, and the company does not learn who; an operator hides it or closes the account, whose sessions end and whose postings are hidden',
    since: '2026-11-28',
    tests: {
      'modules/reports/routes.test.ts': [
        'a person with a role reports any open posting, and a guest one with a public page',
        'operators see open reports, the oldest first, with the posting and the kind of reporter alone',
      ],
      'modules/operators/hidden-jobs.test.ts': ['a hidden posting is in no list, search, count and public page'],
      'modules/operators/closed-accounts.test.ts': [
        'closing an account ends its sessions at once and refuses the sign-in with a page that says why',
        'of closing and posting at the same time no posting is left open',
      ],
    },
  },
]
