import { expect, test } from 'bun:test'
import { signInWays } from '../src/sign-in-ways.ts'

const ACME = { name: 'acme', label: 'Acme SSO' }
const CONTOSO = { name: 'contoso', label: 'Contoso' }

test('sign-in options follow the order of the providers', () =>
  expect(signInWays([ACME, CONTOSO], 'hiring')).toEqual([
    { label: 'Acme SSO', to: '/api/auth/acme/hiring' },
    { label: 'Contoso', to: '/api/auth/contoso/hiring' },
  ]))

test.each([[undefined], [[]]])('Google sign-in is offered with the provider list %p', (providers) =>
  expect(signInWays(providers, 'referrer')).toEqual([{ label: 'Google', to: '/api/auth/google/referrer' }]),
)

test('every sign-in option returns to the requested page', () =>
  expect(signInWays([ACME], 'sign-in', '/jobs?q=a b')[0].to).toBe('/api/auth/acme/sign-in?next=%2Fjobs%3Fq%3Da+b'))
