import type { Application } from '@goodword/contract/applications'
import type { Texts } from '@goodword/shared-ui/kernel'
import { documentsOf } from '../applications/documents-of.ts'

/** A document, and how it can be shown beside the application. */
export interface ShownDocument {
  name: string
  url: string
  kind: 'pdf' | 'picture' | 'file'
}

const PICTURE = /\.(png|jpe?g|webp|gif)$/

/** All documents of an application, the resume first. The ending of an address says what is there. */
export function shownDocuments(application: Application, t: Texts['t']): ShownDocument[] {
  const { resume, portfolio, additional } = documentsOf(application)
  const named = [
    [t('Resume'), resume] as const,
    [t('Portfolio'), portfolio] as const,
    ...additional.map(
      (url, at) => [additional.length > 1 ? t('Document {number}', { number: at + 1 }) : t('Document'), url] as const,
    ),
  ]
  return named.flatMap(([name, url]) => (url ? [{ name, url, kind: kindOf(url) }] : []))
}

function kindOf(url: string): ShownDocument['kind'] {
  if (url.endsWith('.pdf')) return 'pdf'
  return PICTURE.test(url) ? 'picture' : 'file'
}
