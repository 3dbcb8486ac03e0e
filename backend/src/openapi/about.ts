import { Problem } from '@goodword/contract/problem'
import { version } from '../../package.json'

/** What the document says of itself. */
export const ABOUT = {
  info: {
    title: 'Goodword',
    version,
    summary: 'Referral hiring',
    description:
      'Companies post roles, people put in a good word, candidates decide. Money is in whole dollars, moments are in UTC (ISO 8601), sizes are in bytes. Every refusal is a problem (RFC 9457) with one plain sentence and the id that names the request in the log, which is also in the header `x-request-id`. A write with a cookie has to come from our own pages (`sec-fetch-site` or `origin`).',
    contact: { name: 'Whoever runs this server' },
    license: { name: 'MIT', identifier: 'MIT' },
  },
  problem: Problem,
}
