/** Where the API says what it is. */
export const OPENAPI = '/openapi.json'
