import type { Requirement } from './requirements.ts'

/** Something that got through on a running server once, and what holds now. */
interface Attack extends Pick<Requirement, 'tests'> {
  /** What somebody did, and what came of it. */
  through: string
  holds: string
  /** The day since when it holds. */
  since: string
}

/** What attacks on a running server got through, each with the tests that fail without its mend. */
export const ATTACKS: Attack[] = [
  {
    through: 'a `Host` that is none, or none at all: 500 with a page of sources and paths, and the address in the log',
    holds: 'no address of ours is 400 with a plain sentence, and is written nowhere; no development mode in production',
    since: '2026-11-23',
    tests: {
      'http/front-door.test.ts': [
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
      'http/front-door.test.ts': [
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
      '../../scripts/patterns/linear-patterns.test.ts': ['%s: %s', 'none is put together at run time'],
      'http/front-door.test.ts': ['that is longer than any of ours is refused before anything is made of it'],
    },
  },
  {
    through: 'an e-mail address of a megabyte from a guest held the server for half a second; a slow body, for ten',
    holds:
      'the session is asked before the body; a body has the bytes its call can need; a text too long is not held to more',
    since: '2026-11-23',
    tests: {
      'bodies.test.ts': ['%s', 'also one that does not say how long it is, which is not kept'],
      '../contract/test/inputs.test.ts': ['%s: what is too long is looked at no further'],
    },
  },
  {
    through:
      'files, probes and pages that are not there left without HSTS and the like; what changes was kept for a year',
    holds: 'one place sets the headers of every reply; for ever is kept what lies under a path that names its content',
    since: '2026-11-23',
    tests: {
      'http/front-door.test.ts': [
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
        'a receipt is not checked with something else than was meant: %j',
        'nor is the event log: %j',
        'a key that comes from the issuer is said to, with what that proves',
        'an issuer that is no plain address of a site is asked for nothing: %s',
        'what a receipt says moves no cursor and hides nothing',
      ],
    },
  },
  {
    through: 'an owner of the database wrote the event log anew, hashes and all: the verifier said that all is well',
    holds: 'the end of the log is signed every minute and kept in the bucket; the verifier asks for it',
    since: '2026-11-23',
    tests: {
      'events/signed-head.test.ts': [
        'a log written anew with hashes that fit is found, told of, and not signed',
        'a log that was cut off is found',
        'a head that the server has not signed is none',
        'the verifier asks for a head from outside of the database, and finds none before the first was signed',
      ],
    },
  },
  {
    through:
      'a picture of a million parts of a few bytes: seconds of the only thread and 886 MB, as often as it was sent',
    holds:
      'parts are counted; files are looked into in a process of their own; what was refused is not looked into again',
    since: '2026-11-23',
    tests: {
      'storage/images/clean-image.test.ts': ['a picture of more parts than any camera or program makes is refused: %s'],
      'storage/inspection/inspect-apart.test.ts': [
        'a file that takes long stops nobody else',
        'a file that never comes to an end is refused',
        'the process knows none of the variables of the server',
      ],
      'storage/check-upload.test.ts': [
        'a file that was refused is not looked into again, and the reason stays the same',
        'of fifty who ask at once about one file one looks into it',
        'a file that was looked into five times is not looked into again',
      ],
    },
  },
  {
    through: 'an archive of 254 kB that becomes 249 MB: up to 1.7 seconds of a processor each, without end',
    holds: 'what becomes too much is refused before it is unpacked; failures are limited by link',
    since: '2026-11-23',
    tests: {
      'storage/inspection/zip.test.ts': [
        '%s that becomes more than 100 MB is refused, one that becomes a little less is not',
        '%s that becomes more than a hundred times its size is refused, unless that is little',
      ],
      'modules/applications/routes.test.ts': [
        'after twenty failures in an hour there is a pause for this link, and for no other',
      ],
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
      'modules/documents/routes.test.ts': [
        'nothing in a document can act, be shown elsewhere or be taken for another type: %s',
      ],
    },
  },
  {
    through: "a company's logo from elsewhere told its host who opens a personal link",
    holds: 'others see an uploaded logo or the fallback',
    since: '2026-11-23',
    tests: {
      'typed-addresses.test.ts': [
        "a logo from elsewhere is on its company's own screens alone: its host would learn who looks",
      ],
    },
  },
  {
    through: 'what a second browser had uploaded by a link outlived the erasure by a day',
    holds: 'what was uploaded by a link goes with it, whatever browser sent it',
    since: '2026-11-23',
    tests: {
      'modules/candidates/erasure.test.ts': [
        'what another browser uploaded by the same link and did not use goes, too: %s',
      ],
    },
  },
]
