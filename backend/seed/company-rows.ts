import { JOIN_DAYS } from '@goodword/contract/limits'
import { pickBrief } from '@goodword/contract/pick-brief'
import { inboxKey } from '../src/auth/inbox-key.ts'
import { hashToken, newToken } from '../src/auth/links/link-token.ts'
import { nameKey } from '../src/modules/companies/name-key.ts'
import { type Clock, idAt } from './clock.ts'
import type { CompanyContent, JobContent } from './content/company-content.ts'
import { demoFile } from './demo-file.ts'

/** Older than its oldest job. */
const SINCE = 80
/** Days since the colleague joined, and since the last invitation. */
const JOINED = 40
const INVITED = 2

/** A company with its logo and its jobs; each job comes with the key that referrals name it by. */
export async function companyRows(content: CompanyContent, idOf: (email: string) => string, clock: Clock) {
  const { slug, name, description, website, domain, manager, colleague, invited } = content
  const ownerId = idOf(manager.email)
  const createdAt = clock.ago(SINCE)
  const id = idAt(createdAt)
  const bytes = await Bun.file(new URL(`./logos/${slug}.png`, import.meta.url)).bytes()
  const logo = demoFile({ slot: 'logo', type: 'image/png', bytes }, createdAt, {
    userId: ownerId,
    companyId: id,
    fileName: `${slug}.png`,
  })
  const company = {
    id,
    name,
    description,
    website,
    logo: `/api/company-logos/${logo.row.id}`,
    ...(domain && { domain, provenNameKey: nameKey(name) }),
    createdAt,
    updatedAt: createdAt,
  }
  const colleagueId = colleague && idOf(colleague.email)
  const jobs = content.jobs.map((job) => {
    const row = jobRow(job, { ...company, ownerId }, clock)
    return { key: job.key, row: { ...row, handledBy: colleague?.jobs.includes(job.key) ? colleagueId : undefined } }
  })
  const owner = { userId: ownerId, companyId: id, role: 'owner' as const, joinedAt: createdAt }
  const members = colleagueId
    ? [owner, { ...owner, userId: colleagueId, role: 'manager' as const, joinedAt: clock.ago(JOINED) }]
    : [owner]
  const invitations = invited ? [invitationRow(invited, owner, clock)] : []
  return { company, members, invitations, logo, jobs }
}

/** Of a letter that nobody has got. */
function invitationRow(
  email: string,
  { companyId, userId: invitedBy }: Record<'companyId' | 'userId', string>,
  clock: Clock,
) {
  const [createdAt, expiresAt] = [clock.ago(INVITED), clock.ago(INVITED - JOIN_DAYS)]
  const inbox = inboxKey(email)
  return {
    companyId,
    invitedBy,
    email,
    inbox,
    role: 'manager' as const,
    tokenHash: hashToken(newToken()),
    expiresAt,
    createdAt,
  }
}

function jobRow(job: JobContent, company: { id: string; ownerId: string; name: string; logo: string }, clock: Clock) {
  const { key: _, daysAgo, isClosed, description, requirements, ...posted } = job
  const createdAt = clock.ago(daysAgo)
  const texts = { description: description.join('\n\n'), requirements: requirements?.join('\n') }
  return {
    ...posted,
    ...texts,
    brief: pickBrief(texts, null),
    id: idAt(createdAt),
    companyId: company.id,
    postedBy: company.ownerId,
    companyName: company.name,
    companyLogo: company.logo,
    isActive: !isClosed,
    createdAt,
  }
}
