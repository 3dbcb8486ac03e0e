import { expect, test } from 'bun:test'
import { signInWays } from '../src/sign-in-ways.ts'

const ACME = { name: 'acme', label: 'Acme SSO' }
const CONTOSO = { name: 'contoso', label: 'Contoso' }

test('there is a way for each provider, in their order', () =>
  expect(signInWays([ACME, CONTOSO], 'hiring')).toEqual([
    { label: 'Acme SSO', to: '/api/auth/acme/hiring' },
    { label: 'Contoso', to: '/api/auth/contoso/hiring' },
  ]))

test.each([[undefined], [[]]])('Google is offered while the list is %p', (providers) =>
  expect(signInWays(providers, 'referrer')).toEqual([{ label: 'Google', to: '/api/auth/google/referrer' }]),
)

test('each way leads back to the page that was wanted', () =>
  expect(signInWays([ACME], 'sign-in', '/jobs?q=a b')[0].to).toBe('/api/auth/acme/sign-in?next=%2Fjobs%3Fq%3Da+b'))
