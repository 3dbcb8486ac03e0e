export interface Area {
  name: string
  /** What is mutated: globs of product files. */
  files: string[]
  /** Whose word counts: globs of test files. */
  tests: string[]
  /** On so many test files a change is tried at most, the nearest of those that reach it; on all without. */
  most?: number
}

const FRONT_END = ['shared-{ui,money}/src/**/*.test.{ts,tsx}', 'mfe-*/src/**/*.test.{ts,tsx}']
const SERVER = [
  'backend/src/modules/**/*.test.ts',
  // What several verbs have in common is tested where it is.
  'backend/src/{db/paging,letters/status-notifications,money/*,privacy/suppressions,rate-limits}/*.test.ts',
  'backend/src/boundaries.test.ts',
  'backend/src/access-matrix.test.ts',
  'backend/src/storage/virus-scan/scanner.test.ts',
]

/** Where the product's rules are. A file belongs to the first area that names it. */
export const AREAS: Area[] = [
  {
    name: 'contract',
    files: ['backend/contract/src/*.ts'],
    tests: ['backend/contract/test/*.test.ts'],
  },
  {
    name: 'formats',
    files: ['shared-ui/src/formats.ts', 'mfe-hiring/src/applications/documents-of.ts'],
    tests: FRONT_END,
    most: 8,
  },
  { name: 'filters', files: ['mfe-referrer/src/jobs/*.{ts,tsx}'], tests: FRONT_END, most: 8 },
  {
    name: 'statuses and badges',
    files: [
      'shared-ui/src/feedback/*badge.tsx',
      'mfe-apply/src/referral/badge-icons.tsx',
      'mfe-apply/src/{status,steps,decision}/*.{ts,tsx}',
      'mfe-hiring/src/applications/*.{ts,tsx}',
      'mfe-hiring/src/{dashboard,invoice,jobs,statement}/*.{ts,tsx}',
      'mfe-operator/src/{accounts,audit,desk,letters,releases}/*.{ts,tsx}',
      'mfe-referrer/src/{dashboard,statement}/*.{ts,tsx}',
      'shared-money/src/{explain,states,statement,steps,timeline}/*.{ts,tsx}',
    ],
    tests: FRONT_END,
    most: 8,
  },
  {
    name: 'forms',
    files: [
      'shared-ui/src/{form,uploads}/*.{ts,tsx}',
      'mfe-apply/src/{application,documents}/*.{ts,tsx}',
      'mfe-hiring/src/{company,post-job}/*.{ts,tsx}',
      'mfe-operator/src/{people,rewards}/*.{ts,tsx}',
      'mfe-public/src/{email-test,role-setup}/*.{ts,tsx}',
      'mfe-referrer/src/refer/*.{ts,tsx}',
    ],
    tests: FRONT_END,
    most: 8,
  },
  { name: 'backend verbs', files: ['backend/src/{auth/links,modules}/**/*.ts'], tests: SERVER, most: 5 },
]
