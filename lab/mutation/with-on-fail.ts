type Work = (...args: unknown[]) => unknown

class GivenUp extends Error {}

/**
 * The same work, which tells when it fails.
 * @param patience milliseconds after which it has failed; none without
 * @param onFail is told whether that was why
 */
export function withOnFail(work: Work, patience: number | undefined, onFail: (isGivenUp: boolean) => void) {
  return async (): Promise<void> => {
    const { promise: never, reject } = Promise.withResolvers<never>()
    const clock = patience && setTimeout(() => reject(new GivenUp(`not done after ${patience} ms`)), patience)
    try {
      await Promise.race([work(), never])
    } catch (error) {
      onFail(error instanceof GivenUp)
      throw error
    } finally {
      clearTimeout(clock)
    }
  }
}
