import { jwtVerify } from 'jose'
import { COUNTS, JOBS, WHO } from './statements.js'

/**
 * The two calls as somebody would write them by hand: verify the token, look the session up, read.
 * @param {(text: string, values: unknown[]) => Promise<any[]>} query runs one statement
 */
export function apiOver(query) {
  const key = Buffer.from(process.env.TOKEN_KEY, 'base64')
  const options = {
    algorithms: ['HS256'],
    audience: process.env.APP_URL,
    typ: 'session+jwt',
    requiredClaims: ['exp'],
  }

  async function who(cookie) {
    const token = /(?:^|; )session=([^;]+)/.exec(cookie ?? '')?.[1]
    const claims = token && (await jwtVerify(token, key, options).catch(() => undefined))?.payload
    return claims ? (await query(WHO, [claims.jti]))[0] : undefined
  }

  return {
    /** The person of this cookie; undefined for a guest. */
    user: who,
    /** A page of open jobs for the person of this cookie; undefined for a guest. */
    async jobs(cookie, limit) {
      const user = await who(cookie)
      if (!user) return undefined
      const rows = await query(JOBS, [limit + 1])
      const page = rows.slice(0, limit)
      const counts = new Map(
        (await query(COUNTS, [page.map(({ id }) => id)])).map(({ jobId, count }) => [jobId, count]),
      )
      return page.map(({ ownerId, ...job }) => ({
        ...job,
        referralCount: counts.get(job.id) ?? 0,
        isOwn: ownerId === user.id,
      }))
    },
  }
}
