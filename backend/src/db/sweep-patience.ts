/** Milliseconds that a sweep goes on before it leaves the rest to the next run: it ends well before that one begins. */
export const SWEEP_PATIENCE = 5 * 60_000
