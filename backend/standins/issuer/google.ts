/** Who Google's stand-in says it is: the same whatever port it has, or every restart would make everybody a stranger. */
export const GOOGLE_STANDIN = 'http://google.localhost'
