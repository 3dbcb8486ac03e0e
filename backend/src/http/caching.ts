/** For what lies under a path that names its content. */
export const FOR_EVER = 'public, max-age=31536000, immutable'
/** For files that have their place by convention. */
export const A_DAY = 'public, max-age=86400'
/** For one browser, which asks each time whether it is still so. */
export const ASK_FIRST = 'private, no-cache'
/** For a page that is the same for many: a browser asks each time, a cache before us once a minute. */
export const A_MINUTE_BEFORE_US = 'public, max-age=0, s-maxage=60, must-revalidate'
/** For what is about a person. */
export const NOWHERE = 'private, no-store'
