export interface Requirement {
  /** Of OWASP ASVS 5.0. */
  ids: string
  here: string
  /** Files below `backend/src`, with the names of the tests that prove it. */
  tests: Record<string, string[]>
}

/** What of ASVS levels 1 and 2 matters here, and the tests that prove it. A name that no test has fails the build. */
export const REQUIREMENTS: Requirement[] = [
  {
    ids: '1.2.2',
    here: 'links of websites and logos are http or https; a portfolio is one of our own uploads',
    tests: {
      'modules/companies/routes.test.ts': ["a company's addresses must be http or https"],
      'modules/jobs/routes.test.ts': ["a job's logo must be the company's or an own upload"],
      'modules/applications/routes.test.ts': ['a document of somebody else or at any other address is refused'],
    },
  },
  {
    ids: '1.2.4',
    here: 'typed text is a parameter of SQL; in a search, % and _ are letters',
    tests: {
      'modules/jobs/list-jobs.test.ts': ['searching for "%s" finds %j'],
      'hostile-input.test.ts': ['a hostile query of the job list', 'a hostile token or id in a path'],
    },
  },
  {
    ids: '1.2.10',
    here: 'no typed text becomes a formula: in a statement or a list of applications as CSV, what a spreadsheet could take for one is text, by whatever mark it splits cells',
    tests: {
      'modules/statement/routes.test.ts': ['CSV cells cannot be formulas: %s'],
      'modules/statement/write-table.test.ts': [
        'no typed text begins a cell with a formula, by whatever mark a reader splits the file',
      ],
      'access-matrix.test.ts': [
        'every API route has a row in the access matrix',
        'no reply is a spreadsheet file but the CSV of writeTable, in which typed text is no formula',
      ],
    },
  },
  {
    ids: '1.3.4, 1.3.6',
    here: 'no SVG is taken; the server asks no address that somebody typed',
    tests: {
      'storage/check-upload.test.ts': ['%s is refused in every slot under any name'],
      'modules/company-logos/routes.test.ts': ["only one's own PNG and JPEG uploads become logos"],
      'typed-addresses.test.ts': [
        'the server never fetches a typed address',
        'an external logo is shown to its own company alone, as its host would learn who looks',
      ],
    },
  },
  {
    ids: '1.3.11',
    here: 'no line break reaches a header of a letter; typed text is text, without live links',
    tests: {
      'letters/mail.test.ts': ["the referrer's message has no live links, and names cannot add headers"],
      'letters/templates/emails.test.ts': ['typed text is escaped in HTML'],
    },
  },
  {
    ids: '2.2.1 to 2.2.3',
    here: 'every rule of the forms again on the server, with the same texts, across fields, too',
    tests: {
      'boundaries.test.ts': [
        "field %s gets the form's messages at every boundary",
        "a job with %s gets the form's messages",
      ],
      'modules/applications/routes.test.ts': [
        'a fourth additional document is refused',
        'a document of a type its field does not take is refused',
      ],
    },
  },
  {
    ids: '2.3.1, 2.3.3, 2.3.4',
    here: 'no application without a live referral, one for each; change, history and letters are one transaction',
    tests: {
      'modules/applications/routes.test.ts': [
        'an application needs the apply session of its referral',
        'the same application sent ten times at once is stored once, with one set of letters',
      ],
      'letters/mail.test.ts': ['a rollback leaves no letter'],
    },
  },
  {
    ids: '2.4.1',
    here: 'limits on invitations, test mail, uploads, guesses of links and sign-ins, shared by all replicas: 429 with Retry-After',
    tests: {
      'rate-limits/replicas.test.ts': ['the limit of %s counts across servers, and a refusal gives the waiting time'],
      'rate-limits/take-from-limit.test.ts': ['of ten concurrent uses exactly as many pass as the limit allows'],
      'modules/referrals/routes.test.ts': [
        'more than a hundred referrals a day are refused until tomorrow',
        'guessing links too often answers 429, and a valid link still works',
      ],
      'modules/test-email/routes.test.ts': ['the sixth test email in an hour is refused'],
      'modules/uploads/routes.test.ts': [
        'after sixty uploads of a link in an hour there is a pause, in however many browsers it is open',
        'after two hundred uploads from one network address there is a pause, whatever link they are for',
      ],
      'auth/routes.test.ts': [
        'after 300 failed sign-ins in ten minutes a network address gets 429 on the way back, not on the way there',
      ],
    },
  },
  {
    ids: '3.2.1, 3.5.4, 3.5.8',
    here: 'an uploaded file never becomes a page of ours: an origin of its own by a sandbox, download, nosniff, CORP',
    tests: {
      'modules/documents/routes.test.ts': [
        "a job's manager gets the file, and a PDF is shown inline",
        'a document cannot run scripts, be embedded or be read as another type: %s',
        'a document other than PDF is downloaded under a generated name',
      ],
      'modules/company-logos/routes.test.ts': ['an uploaded logo becomes public as an immutable image'],
      'http/gate.test.ts': ['carries a request id, is kept by nobody and cannot become a page'],
    },
  },
  {
    ids: '3.3.1 to 3.3.4',
    here: 'the session is in a cookie that no script reads',
    tests: {
      'auth/routes.test.ts': [
        'a session cookie is HttpOnly and lives seven days',
        'under https the session cookie is Secure with the __Host- prefix',
      ],
    },
  },
  {
    ids: '3.4.1 to 3.4.8',
    here: 'policy by nonce or hash, no frames, no referrer, https for two years, violations are reported',
    tests: {
      'delivery/web/page-headers.test.ts': [
        "the policy allows scripts of our origin and of this reply's nonce alone",
        'trusted types allow built files alone, and no HTML or code from strings',
        'every page isolates its window to its origin and refuses framing',
      ],
      'delivery/web/routes.test.ts': ['a shared page has the same bytes and a policy of hashes'],
      'http/around-router.test.ts': ['keeps to https, its type, its origin and its address, and has an id: %s'],
      'modules/csp-reports/routes.test.ts': ["a Reporting API report is logged without details of the page's address"],
      '../../e2e/security.spec.ts': ['an injected script is blocked and reported'],
    },
  },
  {
    ids: '3.5.1 to 3.5.3',
    here: "writes come from our own pages, as JSON or as a form of the candidate's page; reading changes nothing",
    tests: {
      'http/gate.test.ts': [
        'a %s one is refused, whatever its origin says',
        'one of another origin is refused',
        'one that says nothing is refused when a cookie speaks for somebody',
        'one of our own pages is let through',
        'of the type "%s" are refused',
      ],
      'modules/candidates/routes.test.ts': ['GET and HEAD of a mail scanner change nothing'],
      'modules/candidates/http/apply-forms.test.ts': [
        'as it comes from %s changes nothing',
        'as its body %s changes nothing',
      ],
      'modules/candidates/http/take-application.test.ts': [
        'as it comes from %s leaves nothing here',
        'as it %s is refused with a sentence, and leaves nothing here',
      ],
      'auth/routes.test.ts': ['signing out by %s asks first'],
    },
  },
  {
    ids: '3.7.2',
    here: 'a redirect leads to a place on our list, a notice is one of a closed list',
    tests: {
      'redirects.test.ts': ['redirects lead only to listed places, whatever the request asks for'],
    },
  },
  {
    ids: '4.1.1 to 4.1.4, 4.2.1',
    here: 'right types, unused methods refused, forwarded headers from our own proxies alone',
    tests: {
      'http/gate.test.ts': ['a known one answers a method it does not take with 405 and names those it does'],
      'http/around-router.test.ts': ['is refused with a plain sentence, and repeated nowhere: %s'],
      'http/client-address.test.ts': [
        'a forwarded address from anybody but our proxies is not believed',
        'proxies may be named by range: of %s, %s is one: %p',
      ],
    },
  },
  {
    ids: '5.1.1, 5.2.1 to 5.2.6',
    here: 'types by their bytes, of one kind only; sizes, archives and pixels have limits; so many uploads an hour',
    tests: {
      'storage/check-upload.test.ts': [
        'the %s slot takes its listed file types alone',
        'the %s slot takes a file of exactly its limit and not a byte more',
        '%s is refused in every slot under any name',
        "a file's bytes decide what it is, whatever it was called and announced as",
        'a picture above the pixel limit or cut off is refused',
        "another person's upload and any other URL are refused alike",
        'a file is used once, even by two concurrent requests',
        'a refused file is not inspected again and keeps its reason',
        'fifty concurrent checks of a file inspect it once',
        'only the checked copy is served, whatever is uploaded later',
        'bytes swapped in during a check are not taken for the checked ones',
      ],
      'storage/images/clean-image.test.ts': ['a picture with too many parts is refused: %s'],
      'storage/inspection/inspect-apart.test.ts': [
        'a slow inspection delays no other',
        'an inspection that never ends refuses its file',
        "the inspection process has none of the server's environment",
      ],
      'storage/inspection/zip.test.ts': [
        'an archive with too many entries is refused',
        '%s that unpacks beyond 100 MB is refused, one slightly below is not',
        '%s that unpacks to more than a hundred times its size is refused, unless small',
        '%s that unpacks to more than it declares is refused',
        'an encrypted archive is refused, as it cannot be inspected',
        'an archive with data before or after it is refused',
      ],
      'modules/company-logos/routes.test.ts': ['a logo above the pixel limit is refused'],
      'modules/uploads/routes.test.ts': [
        'what was announced is bound: another type or size is refused by the store itself',
        '%s sends the largest file of the slot and not a byte more',
        'sends one file, of what was announced, as long as the address is valid',
        'nine bytes that are called a PDF are none',
        'and what was found is taken with the application: other bytes put there meanwhile are not',
      ],
    },
  },
  {
    ids: '5.3.1 to 5.4.3',
    here: 'keys made here, names of downloads by RFC 6266, and with a virus scanner nothing is opened before it is clean',
    tests: {
      'modules/uploads/routes.test.ts': ['an upload belongs to whoever asked for it'],
      'storage/content-disposition.test.ts': [
        'a file name has an ASCII form and a full form',
        'a typed file name with %s stays a file name',
      ],
      'storage/virus-scan/scanner.test.ts': [
        'a virus is reported at its field, and the file removed: %s',
        'during a scanner outage an application is accepted, and its documents are withheld until clean',
        'a virus found later is removed, and the manager sees why',
        'an infected logo never becomes public',
        'of two concurrent checks the earlier one does not clear bytes uploaded later',
        'a check ending after the file was attached scans it again',
        'files from before scanning are withheld, and scanned when the server starts',
      ],
      'storage/virus-scan/ask-clamd.test.ts': [
        'clamd tells a clean file from an infected one, over %s',
        'a scanner reply of %s is no verdict',
      ],
      'storage/sweep-objects.test.ts': ['an upload unused for a day is removed, a younger one stays'],
    },
  },
  {
    ids: '6.8.1, 6.8.2, 10.x',
    here: 'a person is an issuer and a subject; state, nonce and PKCE belong to one browser',
    tests: {
      'auth/routes.test.ts': [
        'the redirect to the provider carries PKCE, state and nonce, and keeps the verifier in a cookie',
        'a changed address at the same provider opens the same account',
      ],
      'auth/providers/round-trip.test.ts': [
        'a callback in another browser is refused',
        "a callback is refused with another provider's state",
        'a used code is refused',
        'an unverified address is refused',
      ],
      'auth/providers/id-token.test.ts': [
        'an id token with %s is refused: %s',
        'an id token %s is refused',
        'sign-ins continue after a key rotation',
      ],
      'auth/providers/person.test.ts': [
        'the same subject at another issuer is another person',
        "a sign-in with another account's address neither opens nor changes that account",
        "an operator's address counts only at the listed provider",
      ],
    },
  },
  {
    ids: '7.2.4, 7.3.x, 7.4.x',
    here: 'a new session at sign-in, ended on the server, idle and absolute ends; an operator can end them all',
    tests: {
      'auth/routes.test.ts': [
        "signing in ends the browser's previous session",
        'an expired, idle for three days or ended session counts as a guest',
        'signing out on our own page ends the session on the server and leads home',
        'operators end all sessions of one person, however the address is written, and no others',
      ],
    },
  },
  {
    ids: '8.x',
    here: 'who may call what is written down and tried: [access matrix](access-matrix.md); a change of role works at once',
    tests: {
      'access-matrix.test.ts': [
        'every API route has a row in the access matrix',
        'the endpoint answers each kind of caller as the access matrix says',
        '%s is answered like a guest',
      ],
      'modules/users/routes.test.ts': ['a role is set once and takes effect at once'],
    },
  },
  {
    ids: '9.1.x, 9.2.x',
    here: 'tokens are ours, for one purpose, by one algorithm',
    tests: {
      'auth/routes.test.ts': ['a session token needs our signature, purpose, algorithm and session id'],
    },
  },
  {
    ids: '11.4.1, 11.5.1',
    here: 'a personal link is stored as a hash and in no list',
    tests: {
      'modules/referrals/routes.test.ts': [
        "a referrer's list is newest first, without tokens, and marks expired invitations",
      ],
      'letters/mail.test.ts': ['the outbox holds no readable personal data'],
    },
  },
  {
    ids: '13.2.3, 13.4.x',
    here: 'production refuses to start with values of development, and shows nothing of its insides',
    tests: {
      'parse-env.test.ts': ['production refuses', 'all missing variables are named in one message without any values'],
      'http/around-router.test.ts': ['nothing tells of the machine: no page of the runtime answers'],
    },
  },
  {
    ids: '14.2.x, 14.3.x',
    here: 'least fields, erasure, retention, nothing kept in caches or after logging out, no place or name in a picture',
    tests: {
      'modules/candidates/erasure.test.ts': [
        'an erasure leaves the person in no table, queue, file or log, and the event log verifies',
        "a file put at an erased upload's signed address is removed once that address expired",
      ],
      'storage/sweep-objects.test.ts': [
        "a removed file's key is remembered until its signed address expired, and blocked meanwhile",
      ],
      'access-matrix.test.ts': ['no reply has a field outside its contract'],
      'modules/referrals/routes.test.ts': [
        'a personal link shows referral, job, company and referrer, but never the address',
      ],
      'modules/users/routes.test.ts': ['the session returns the signed-in person without internal fields'],
      'privacy/retention/sweep-retention.test.ts': [
        'an invitation expired for 30 days is erased, one for 29 days is kept',
        'the sweep removes files and letters as well, and the event log verifies',
      ],
      'http/gate.test.ts': ['carries a request id, is kept by nobody and cannot become a page'],
      'delivery/web/routes.test.ts': ['a page with personal data is not cached, whatever If-None-Match says'],
      'auth/routes.test.ts': ['signing out on our own page ends the session on the server and leads home'],
      'storage/check-upload.test.ts': ["a candidate's picture loses places, names and appended data: %s"],
      'storage/images/clean-image.test.ts': [
        'a photograph loses places, names and serial numbers: %s',
        'a sideways photograph keeps its orientation: %s',
        'an embedded thumbnail is removed, as it may show cropped parts',
      ],
    },
  },
  {
    ids: '15.3.x, 15.4.2',
    here: 'unknown keys are dropped; check and act are one step',
    tests: {
      'modules/companies/routes.test.ts': [
        "unknown keys are dropped, so nobody sets up another person's company",
        'ten concurrent setups create one company',
      ],
      'http/gate.test.ts': ['cannot reach a prototype'],
    },
  },
  {
    ids: '16.2.5 to 16.5.4',
    here: 'sign-ins and refusals are logged, no address and no link is; a fault of ours is a plain sentence; nobody is let in by an outage',
    tests: {
      'auth/routes.test.ts': ['sign-in, refused sign-in and sign-out are logged by ids alone'],
      'http/gate.test.ts': ['names a page by its route: the rest may be a personal link'],
      'watching/describe-error.test.ts': ['a database error is logged without typed values'],
      'db/connect/outage.test.ts': ['nobody is taken for a guest: the session is asked about again later'],
      'properties.test.ts': ['the log of generated requests has neither server errors nor typed input'],
    },
  },
]
