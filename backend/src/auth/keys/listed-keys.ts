import { LISTED_SECRETS, type ListedSecret, type SecretLists, valuesOf } from '../../config/secrets.ts'
import { derive } from '../derived-key.ts'
import { keyId } from './key-id.ts'

/** A key that a server is configured with. */
export interface ListedKey {
  secret: ListedSecret
  id: string
  /** Whether it is the one that signs and seals; the others are only taken. */
  signs: boolean
}

/** The keys that these variables list. */
export function listedKeys(lists: SecretLists): ListedKey[] {
  return LISTED_SECRETS.flatMap((secret) =>
    valuesOf(lists, secret).map((value) => ({ secret, id: idOfSecret(value), signs: value === lists[secret] })),
  )
}

/** Names a secret in the database and on terminals. */
export function idOfSecret(value: string): string {
  return keyId(derive(value, 'name'))
}
