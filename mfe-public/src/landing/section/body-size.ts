/** Size of running text on the landing page: a little above that of the product itself. */
export const BODY = 'clamp(0.9375rem, 0.9rem + 0.2vw, 1.0625rem)'
