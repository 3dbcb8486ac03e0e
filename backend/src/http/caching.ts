/** For what lies under a path that names its content. */
export const FOR_EVER = 'public, max-age=31536000, immutable'
/** For files that have their place by convention. */
export const A_DAY = 'public, max-age=86400'
/** For one browser, which asks each time whether it is still so. */
export const ASK_FIRST = 'private, no-cache'
