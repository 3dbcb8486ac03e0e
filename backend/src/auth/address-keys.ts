import { addressKey } from './address-key.ts'
import { inboxKey } from './inbox-key.ts'

/** How an address is compared: as an address, and as the inbox it leads to. */
export interface AddressKeys {
  key: string
  inbox: string
}

/** Read once from what was typed, and handed on. */
export function addressKeys(email: string): AddressKeys {
  return { key: addressKey(email), inbox: inboxKey(email) }
}
