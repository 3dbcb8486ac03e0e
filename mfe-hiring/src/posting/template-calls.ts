import { callOf } from '@goodword/contract/endpoint'
import type { deleteTemplate, findTemplate, listTemplates, saveTemplate } from '@goodword/contract/posting-templates'

/** The calls of templates without their schemas. */
export const readTemplates = callOf<typeof listTemplates>('GET', '/api/company/templates')
export const readTemplate = callOf<typeof findTemplate>('GET', '/api/company/templates/:id')
export const keepTemplate = callOf<typeof saveTemplate>('POST', '/api/company/templates')
export const removeTemplate = callOf<typeof deleteTemplate>('DELETE', '/api/company/templates/:id')
