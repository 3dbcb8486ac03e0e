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
      'modules/companies/routes.test.ts': ['an address is http or https, and nothing that a browser would run'],
      'modules/jobs/routes.test.ts': ["shows the company's own logo or one of one's own uploads, and no other address"],
      'modules/applications/routes.test.ts': ["somebody else's, and any other address, is refused"],
    },
  },
  {
    ids: '1.2.4',
    here: 'typed text is a parameter of SQL; in a search, % and _ are letters',
    tests: {
      'modules/jobs/list-jobs.test.ts': ['for "%s" finds %j'],
      'hostile-input.test.ts': ['of the list of jobs', 'in place of a token or an id'],
    },
  },
  {
    ids: '1.2.10',
    here: 'no typed text becomes a formula: in the one table there is, a statement as CSV, what begins like one is text',
    tests: {
      'modules/statement/routes.test.ts': ['nothing that begins like a formula is one: %s'],
      'access-matrix.test.ts': [
        'every route of the API has a row',
        'no reply is a table for a spreadsheet, where a typed text would be a formula',
      ],
    },
  },
  {
    ids: '1.3.4, 1.3.6',
    here: 'no SVG is taken; the server asks no address that somebody typed',
    tests: {
      'storage/check-upload.test.ts': ['%s is refused in every slot, whatever it was called'],
      'modules/company-logos/routes.test.ts': ["only PNG and JPEG of one's own are logos"],
      'typed-addresses.test.ts': [
        'an address that somebody typed is asked by nobody here, wherever it was typed',
        "a logo from elsewhere is on its company's own screens alone: its host would learn who looks",
      ],
    },
  },
  {
    ids: '1.3.11',
    here: 'no line break reaches a header of a letter; typed text is text, without live links',
    tests: {
      'letters/mail.test.ts': ["a referrer's message holds no live links, and names cannot add headers"],
      'letters/templates/emails.test.ts': ['what somebody typed is text, not HTML'],
    },
  },
  {
    ids: '2.2.1 to 2.2.3',
    here: 'every rule of the forms again on the server, with the same texts, across fields, too',
    tests: {
      'boundaries.test.ts': [
        'says of %s what the form says, at every boundary',
        'a job with %s is answered as in the form',
      ],
      'modules/applications/routes.test.ts': [
        'a fourth additional one is refused',
        'one of another kind than its field takes is refused',
      ],
    },
  },
  {
    ids: '2.3.1, 2.3.3, 2.3.4',
    here: 'no application without a live referral, one for each; change, history and letters are one transaction',
    tests: {
      'modules/applications/routes.test.ts': [
        'needs the apply session of this very referral: knowing its id is not enough',
        'ten times at once makes one application with one set of letters',
      ],
      'letters/mail.test.ts': ['a rollback leaves no letter'],
    },
  },
  {
    ids: '2.4.1',
    here: 'limits on invitations, test mail, uploads, guesses of links and sign-ins, shared by all replicas: 429 with Retry-After',
    tests: {
      'rate-limits/replicas.test.ts': ['what one server counts of %s another refuses, with the time to wait'],
      'rate-limits/take-from-limit.test.ts': ['of ten uses at once exactly as many pass as the limit allows'],
      'modules/referrals/routes.test.ts': [
        'more than a hundred times a day is refused until tomorrow',
        'guessed too often answers 429, and the right one still works',
      ],
      'modules/test-email/routes.test.ts': ['the sixth in an hour has to wait'],
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
        "a job's manager gets the file, and a PDF is shown",
        'nothing in a document can act, be shown elsewhere or be taken for another type: %s',
        'anything but a PDF is downloaded, under a name made here',
      ],
      'modules/company-logos/routes.test.ts': ['an uploaded logo becomes public, for ever and as an image only'],
      'http/gate.test.ts': ['carries a request id, is kept by nobody and cannot become a page'],
    },
  },
  {
    ids: '3.3.1 to 3.3.4',
    here: 'the session is in a cookie that no script reads',
    tests: {
      'auth/routes.test.ts': [
        'lives in a cookie no script can read, for seven days',
        'under https has the __Host- prefix and is Secure',
      ],
    },
  },
  {
    ids: '3.4.1 to 3.4.8',
    here: 'policy by nonce or hash, no frames, no referrer, https for two years, violations are reported',
    tests: {
      'delivery/web/page-headers.test.ts': [
        'runs scripts of our own origin and those with the nonce of this reply alone',
        'lets scripts write neither HTML nor code, nor load what is no built file',
        'every page keeps its window to its own origin and is framed by nobody',
      ],
      'delivery/web/routes.test.ts': [
        'has the same bytes and the same policy each time: it names scripts and styles by their hashes',
      ],
      'http/around-router.test.ts': ['keeps to https, its type, its origin and its address, and has an id: %s'],
      'modules/csp-reports/routes.test.ts': [
        'a report of the newer kind is logged without what the address of the page tells',
      ],
      '../../e2e/security.spec.ts': ['refuses a script that was put into it, and says so'],
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
      'modules/candidates/routes.test.ts': [
        'changes nothing, whichever address a mail scanner fetches, by GET or HEAD',
      ],
      'modules/candidates/http/apply-forms.test.ts': [
        'as it comes from %s changes nothing',
        'as its body %s changes nothing',
      ],
      'modules/candidates/http/take-application.test.ts': [
        'as it comes from %s leaves nothing here',
        'as it %s is refused with a sentence, and leaves nothing here',
      ],
      'auth/routes.test.ts': ['by %s asks first'],
    },
  },
  {
    ids: '3.7.2',
    here: 'a redirect leads to a place on our list, a notice is one of a closed list',
    tests: {
      'redirects.test.ts': ['a redirect leads to a place on our list, whatever the request asks for'],
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
        'the %s slot takes the types of its list and no other',
        'the %s slot takes a file of its very limit and not a byte more',
        '%s is refused in every slot, whatever it was called',
        'a file that is not what it was announced as is refused',
        'a picture with more pixels than a camera makes is refused, and one that breaks off',
        "somebody else's upload and any other URL are refused alike",
        'a file is used once, also by two at the same moment',
        'a file that was refused is not looked into again, and the reason stays the same',
        'of fifty who ask at once about one file one looks into it',
        'only the checked copy is served: bytes put at the address later change nothing',
        'bytes that take the place of others for the moment of the check are not looked at for them',
      ],
      'storage/images/clean-image.test.ts': ['a picture of more parts than any camera or program makes is refused: %s'],
      'storage/inspection/inspect-apart.test.ts': [
        'a file that takes long stops nobody else',
        'a file that never comes to an end is refused',
        'the process knows none of the variables of the server',
      ],
      'storage/inspection/zip.test.ts': [
        'an archive with more entries than anybody needs is refused',
        '%s that becomes more than 100 MB is refused, one that becomes a little less is not',
        '%s that becomes more than a hundred times its size is refused, unless that is little',
        '%s that becomes more than it announces is refused',
        'what is locked by a password is refused: nobody could look into it',
        'what stands in front of an archive or behind it makes it another file',
      ],
      'modules/company-logos/routes.test.ts': ['a picture with more pixels than anybody needs is refused'],
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
        'a name has a plain form for old readers and its full form beside it',
        '%s in a typed name stays a name',
      ],
      'storage/virus-scan/scanner.test.ts': [
        'a virus is told at its own field, and its file is gone: %s',
        'while the scanner is away an application is taken, and its documents are held back until they are clean',
        'a virus that is found later is removed, and the manager reads why',
        'a logo with a virus never becomes public',
        'of two checks of one file at once the earlier one does not speak for what the later one put there',
        'a check that ends after the file was attached has it looked at again',
        'files from the time before there was a scanner are held back, and looked at when the server starts',
      ],
      'storage/virus-scan/ask-clamd.test.ts': [
        'clamd tells a clean file from an infected one, by %s',
        'an answer of %s is no verdict',
      ],
      'storage/sweep-objects.test.ts': ['an upload that nothing used for a day is removed, a younger one is not'],
    },
  },
  {
    ids: '6.8.1, 6.8.2, 10.x',
    here: 'a person is an issuer and a subject; state, nonce and PKCE belong to one browser',
    tests: {
      'auth/routes.test.ts': [
        'asks for a code with PKCE, state and nonce, and keeps the proof in a cookie of this browser',
        'with a new address at the same provider is the same account',
      ],
      'auth/providers/round-trip.test.ts': [
        'is refused in another browser than the one that began',
        'is refused with a state that was made for another provider',
        'is refused with a code that was used',
        'is refused with an address that the provider has not verified',
      ],
      'auth/providers/id-token.test.ts': ['a token with %s is refused: %s', 'a token %s is refused', 'sign-ins go on'],
      'auth/providers/person.test.ts': [
        'the same subject at another issuer is another person',
        'an address that another account has gives nothing of that account, and leaves it as it is',
        'an operator is one at the provider that the list means, and at no other',
      ],
    },
  },
  {
    ids: '7.2.4, 7.3.x, 7.4.x',
    here: 'a new session at sign-in, ended on the server, idle and absolute ends; an operator can end them all',
    tests: {
      'auth/routes.test.ts': [
        'ends the session the browser had before',
        'is nobody once it is expired, idle for three days, or ended',
        'from our own page ends the session on the server and leads home',
        "an operator ends all of one person at once, however the address is written, and nobody else's",
      ],
    },
  },
  {
    ids: '8.x',
    here: 'who may call what is written down and tried: [access matrix](../../docs/access-matrix.md); a change of role works at once',
    tests: {
      'access-matrix.test.ts': [
        'every route of the API has a row',
        'answers each kind of caller as the matrix says',
        'answers %s like a guest',
      ],
      'modules/users/routes.test.ts': ['a role is set once and works at once'],
    },
  },
  {
    ids: '9.1.x, 9.2.x',
    here: 'tokens are ours, for one purpose, by one algorithm',
    tests: {
      'auth/routes.test.ts': ['must be signed by us, for this purpose, with the one algorithm, and name a session'],
    },
  },
  {
    ids: '11.4.1, 11.5.1',
    here: 'a personal link is stored as a hash and in no list',
    tests: {
      'modules/referrals/routes.test.ts': ['is newest first, without tokens, and says which invitations ran out'],
      'letters/mail.test.ts': ['nothing readable about a person is in the outbox'],
    },
  },
  {
    ids: '13.2.3, 13.4.x',
    here: 'production refuses to start with values of development, and shows nothing of its insides',
    tests: {
      'parse-env.test.ts': [
        'production refuses',
        'everything that is missing is named in one message, and no value is repeated',
      ],
      'http/around-router.test.ts': ['nothing tells of the machine: no page of the runtime answers'],
    },
  },
  {
    ids: '14.2.x, 14.3.x',
    here: 'least fields, erasure, retention, nothing kept in caches or after logging out, no place or name in a picture',
    tests: {
      'modules/candidates/erasure.test.ts': [
        'an erased person is nowhere any more: no table, no queue, no file, no log; and the event log still verifies',
        'a file put at an address that outlived the erasure is removed when nothing more can be put there',
      ],
      'storage/sweep-objects.test.ts': [
        'of a removed file the key is remembered until its address has run out, and the database takes nothing else',
      ],
      'access-matrix.test.ts': ['no reply has a field that its contract does not name'],
      'modules/referrals/routes.test.ts': ['shows referral, job, company and referrer, and never the address'],
      'modules/users/routes.test.ts': ['the signed-in person is told about themselves and nothing internal'],
      'privacy/retention/sweep-retention.test.ts': [
        'an invitation that ran out 30 days ago is erased, one of 29 days is kept',
        'files and letters go along, and the chain of events still verifies',
      ],
      'http/gate.test.ts': ['carries a request id, is kept by nobody and cannot become a page'],
      'delivery/web/routes.test.ts': ['a page with a person in it is kept nowhere, whatever the browser says it holds'],
      'auth/routes.test.ts': ['from our own page ends the session on the server and leads home'],
      'storage/check-upload.test.ts': [
        "places and names are gone from a candidate's picture, and what is hidden behind it: %s",
      ],
      'storage/images/clean-image.test.ts': [
        'places, names and numbers are gone from a photograph: %s',
        'a photograph taken sideways stays the right way up: %s',
        'a small picture in the picture is gone: it may show what was cut off',
      ],
    },
  },
  {
    ids: '15.3.x, 15.4.2',
    here: 'unknown keys are dropped; check and act are one step',
    tests: {
      'modules/companies/routes.test.ts': [
        'unknown keys are dropped: nobody sets up a company for somebody else',
        'ten setups at once make one company',
      ],
      'http/gate.test.ts': ['cannot reach a prototype'],
    },
  },
  {
    ids: '16.2.5 to 16.5.4',
    here: 'sign-ins and refusals are logged, no address and no link is; a fault of ours is a plain sentence; nobody is let in by an outage',
    tests: {
      'auth/routes.test.ts': ['is in the log, and so is its refusal and its end, by ids alone'],
      'http/gate.test.ts': ['names a page by its route: the rest may be a personal link'],
      'watching/describe-error.test.ts': ["a database's error is written without what people typed"],
      'db/connect/outage.test.ts': ['nobody is taken for a guest: the session is asked about again later'],
      'properties.test.ts': ['after all that the log holds no fault of ours and nothing that was typed'],
    },
  },
]
