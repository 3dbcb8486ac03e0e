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
]
