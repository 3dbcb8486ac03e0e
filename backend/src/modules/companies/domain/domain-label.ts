/** Under which label of a domain the record is: the domain itself may have many others. */
export const DOMAIN_LABEL = '_goodword'
