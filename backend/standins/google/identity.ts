/** Who the stand-in says it is: the same whatever port it has, or every restart would make everybody a stranger. */
export const STANDIN_ISSUER = 'http://google.localhost'
