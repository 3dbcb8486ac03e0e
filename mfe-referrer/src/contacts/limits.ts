/** More than anybody knows; a phone holds it. */
export const CONTACTS_MAX = 100_000
/** A file above it is mostly pictures. */
export const FILE_BYTES_MAX = 50_000_000
/** Contacts that are shown at first, and with each "Show more". */
export const SHOWN_AT_ONCE = 50
