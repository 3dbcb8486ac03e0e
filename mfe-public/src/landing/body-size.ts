/** Size of running text on the landing page: read at a distance, so a little above the product's own. */
export const BODY = 'clamp(0.9375rem, 0.9rem + 0.2vw, 1.0625rem)'
