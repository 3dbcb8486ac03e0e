/** Where the API says what it is. */
export const OPENAPI = '/openapi.json'
/** The page to read it. */
export const API_PAGE = '/openapi'
