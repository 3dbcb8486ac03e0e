import { nameKey } from '../src/modules/companies/name-key.ts'
import { type Clock, idAt } from './clock.ts'
import type { CompanyContent, JobContent } from './content/company-content.ts'
import { demoFile } from './demo-file.ts'

/** Older than its oldest job. */
const SINCE = 80

/** A company with its logo and its jobs; each job comes with the key that referrals name it by. */
export async function companyRows(content: CompanyContent, ownerId: string, clock: Clock) {
  const { slug, name, description, website, domain } = content
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
    ownerId,
    name,
    description,
    website,
    logo: `/api/company-logos/${logo.row.id}`,
    ...(domain && { domain, provenNameKey: nameKey(name) }),
    createdAt,
    updatedAt: createdAt,
  }
  const jobs = content.jobs.map((job) => ({ key: job.key, row: jobRow(job, company, clock) }))
  return { company, logo, jobs }
}

function jobRow(job: JobContent, company: { id: string; ownerId: string; name: string; logo: string }, clock: Clock) {
  const { key: _, daysAgo, isClosed, description, requirements, ...posted } = job
  const createdAt = clock.ago(daysAgo)
  return {
    ...posted,
    id: idAt(createdAt),
    companyId: company.id,
    postedBy: company.ownerId,
    companyName: company.name,
    companyLogo: company.logo,
    description: description.join('\n\n'),
    requirements: requirements?.join('\n'),
    isActive: !isClosed,
    createdAt,
  }
}
