import { requestContext } from '../watching/request-context.ts'

/**
 * Does something that this server only waits for: a body that arrives, a file that is checked, a sign-in provider. The request
 * gives its place back meanwhile, and waits for one again afterwards.
 * @throws what the work throws; Unavailable when its place does not come in time
 */
export async function withoutPlace<Result>(work: () => Promise<Result>): Promise<Result> {
  const place = requestContext.getStore()?.place
  place?.leave()
  try {
    return await work()
  } finally {
    // Also for what is said of a failure, which may be a whole page.
    await place?.enter()
  }
}
