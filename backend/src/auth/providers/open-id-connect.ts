import * as z from 'zod/mini'
import { filled, itemsOf, url } from '../../config/fields.ts'
import { openIdProvider } from './open-id-provider.ts'
import type { ProviderKind } from './provider-kind.ts'

/** `acme-sso` is `OIDC_ACME_SSO_ISSUER`, and so on. */
const prefixOf = (name: string) => `OIDC_${name.toUpperCase().replaceAll('-', '_')}`
/** It is part of addresses and of names of variables. */
const NAME = /^[a-z][a-z0-9-]{0,31}$/
const listOf = (isItem: (item: string) => boolean, sentence: string) =>
  z.optional(filled().check(z.refine((value) => itemsOf(value).every(isItem), sentence)))

/** Any issuer of OpenID Connect, by configuration alone: a name in `OIDC_PROVIDERS`, and what belongs to each name. */
export const openIdConnect: ProviderKind = {
  names: ({ OIDC_PROVIDERS }) => itemsOf(OIDC_PROVIDERS),
  variables({ OIDC_PROVIDERS }) {
    const ofEach = itemsOf(OIDC_PROVIDERS).map((name) => ({
      [`${prefixOf(name)}_ISSUER`]: url(),
      [`${prefixOf(name)}_CLIENT_ID`]: filled(),
      [`${prefixOf(name)}_CLIENT_SECRET`]: filled(),
      [`${prefixOf(name)}_LABEL`]: z.optional(filled()),
      [`${prefixOf(name)}_SIGN_OUT`]: z.optional(z.enum(['true', 'false'])),
      [`${prefixOf(name)}_SIGN_IN_ORIGINS`]: listOf((item) => URL.canParse(item), 'is not a list of URLs'),
    }))
    return Object.assign(
      { OIDC_PROVIDERS: listOf((name) => NAME.test(name), 'is not a list of names such as acme-sso') },
      ...ofEach,
    )
  },
  async open(name, variables, setup) {
    const of = (what: string) => variables[`${prefixOf(name)}_${what}`]
    return openIdProvider(
      {
        name,
        label: of('LABEL') ?? name,
        issuer: of('ISSUER') ?? '',
        clientId: of('CLIENT_ID') ?? '',
        clientSecret: of('CLIENT_SECRET') ?? '',
        signsOut: of('SIGN_OUT') !== 'false',
        origins: itemsOf(of('SIGN_IN_ORIGINS')).map((address) => new URL(address).origin),
      },
      setup,
    )
  },
}
