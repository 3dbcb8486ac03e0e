import type { Application } from '@goodword/contract/applications'

export interface Documents {
  resume: string | null
  portfolio: string | null
  additional: string[]
}

/** An application's documents; the additional ones come as one text, joined by commas. */
export function documentsOf({
  resumeUrl,
  portfolioUrl,
  additionalDocumentsUrl,
}: Pick<Application, 'resumeUrl' | 'portfolioUrl' | 'additionalDocumentsUrl'>): Documents {
  return {
    resume: resumeUrl || null,
    portfolio: portfolioUrl || null,
    additional: (additionalDocumentsUrl ?? '')
      .split(',')
      .map((url) => url.trim())
      .filter(Boolean),
  }
}
