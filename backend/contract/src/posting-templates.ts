import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { line, Moment } from './fields.ts'
import { EditablePosting } from './job-changes.ts'
import { NAME_MAX } from './limits.ts'
import { JobDraft } from './new-job.ts'

/** What a company starts its postings from (docs/rules.md#a-company-has-templates). */
export const PostingTemplate = z.object({
  id: z.string(),
  name: z.string(),
  /** By name; null where that account is gone. */
  savedBy: z.nullable(z.string()),
  savedAt: Moment,
})
export type PostingTemplate = z.infer<typeof PostingTemplate>

function templatePosting() {
  return z.omit(EditablePosting.shape.posting, { companyName: true, companyLogo: true })
}
/** One with its posting, without name and logo of the company: those are what they are when it is used. */
export const WholeTemplate = z.object({ ...PostingTemplate.shape, posting: /* @__PURE__ */ templatePosting() })
export type WholeTemplate = z.infer<typeof WholeTemplate>

/** A name, and the fields of a posting as a draft may have them. */
export const TemplateInput = z.object({
  name: line(1, 'Please give the template a name', NAME_MAX),
  posting: JobDraft,
})
export type TemplateInput = z.input<typeof TemplateInput>

/** The templates of the own company, by name. */
export const listTemplates = endpoint('GET', '/api/company/templates', { reply: z.array(PostingTemplate) })
/** One of them; 404 for those of others. */
export const findTemplate = endpoint('GET', '/api/company/templates/:id', { reply: WholeTemplate })
/** Keeps one more; 409 where there is one of that name, and where there are `TEMPLATES_MAX`. */
export const saveTemplate = endpoint('POST', '/api/company/templates', { body: TemplateInput, reply: PostingTemplate })
/** Removes one; 404 for those of others. */
export const deleteTemplate = endpoint('DELETE', '/api/company/templates/:id')
