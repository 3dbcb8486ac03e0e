import type { List } from '../list.ts'

const KIND = `import * as z from 'zod/mini'
import { filled, optionalUrl } from '../../env-fields.ts'
import { openIdProvider } from './open-id-provider.ts'
import type { ProviderKind } from './provider-kind.ts'

/** Contoso, whose issuer is known. */
export const contoso: ProviderKind = {
  names: ({ CONTOSO_CLIENT_ID }) => (CONTOSO_CLIENT_ID ? ['contoso'] : []),
  variables: ({ CONTOSO_CLIENT_ID }) => ({
    CONTOSO_CLIENT_ID: z.optional(filled()),
    CONTOSO_CLIENT_SECRET: CONTOSO_CLIENT_ID ? filled() : z.optional(filled()),
    CONTOSO_ISSUER: optionalUrl(),
  }),
  async open(name, variables, setup) {
    const {
      CONTOSO_CLIENT_ID: clientId = '',
      CONTOSO_CLIENT_SECRET: clientSecret = '',
      CONTOSO_ISSUER: issuer = 'https://login.contoso.example',
    } = variables
    return openIdProvider({ name, label: 'Contoso', issuer, clientId, clientSecret, origins: [] }, setup)
  },
}
`
const KINDS = 'backend/src/auth/providers/provider-kinds.ts'
const VARIABLES = `
# Contoso: a client whose redirect address is APP_URL/api/auth/contoso/callback.
# CONTOSO_CLIENT_ID=
# CONTOSO_CLIENT_SECRET=
`
const TRIAL = `  contoso: {
    name: 'contoso' as const,
    variables: ({ issuer }: FaultyIssuer) => ({
      CONTOSO_CLIENT_ID: CLIENT.clientId,
      CONTOSO_CLIENT_SECRET: CLIENT.clientSecret,
      CONTOSO_ISSUER: issuer,
    }),
  },
} satisfies Record<keyof typeof PROVIDER_KINDS`

const TYPES = ['run', 'check', 'types:backend']
const CONFIGURATION = ['test', './scripts/compose.test.ts']

export const A_SIGN_IN_PROVIDER: List = {
  heading: 'A sign-in provider',
  steps: [
    {
      title: 'The kind',
      take: (copy) => copy.write('backend/src/auth/providers/contoso.ts', KIND),
      forgotten: { command: TYPES, says: "Cannot find module './contoso.ts'" },
    },
    {
      title: 'Its row',
      async take(copy) {
        await copy.change(KINDS, 'import { google }', "import { contoso } from './contoso.ts'\nimport { google }")
        await copy.change(KINDS, 'google, openIdConnect }', 'google, openIdConnect, contoso }')
      },
      forgotten: {
        command: ['run', 'check', 'dead-code'],
        says: /Unused files.*\nbackend\/src\/auth\/providers\/contoso\.ts/,
      },
    },
    {
      title: 'Its variables',
      take: (copy) => copy.append('.env.example', VARIABLES),
      forgotten: { command: CONFIGURATION, says: '(fail) .env.example explains enough to configure contoso' },
    },
    {
      title: 'Its trial',
      take: (copy) =>
        copy.change('backend/test/faulty-providers.ts', '} satisfies Record<keyof typeof PROVIDER_KINDS', TRIAL),
      forgotten: { command: TYPES, says: "Property 'contoso' is missing in type" },
    },
  ],
  commands: [['run', 'check', 'types:backend', 'dead-code'], CONFIGURATION, ['test', './backend/src/auth/providers/']],
  files: 3,
}
