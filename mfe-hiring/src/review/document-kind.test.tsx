import { expect, test } from 'bun:test'
import { textsIn } from '@goodword/shared-ui/kernel'
import { anApplication } from '../testing/an-application.ts'
import { shownDocuments } from './document-kind.ts'

const { t } = textsIn('en')

test('a PDF and a picture are shown, any other document is downloaded', () => {
  const application = anApplication({
    resumeUrl: '/api/r/resume.pdf',
    portfolioUrl: '/api/p/portfolio.jpg',
    additionalDocumentsUrl: '/api/1/additional.docx,/api/2/additional.zip',
  })
  expect(shownDocuments(application, t).map(({ name, kind }) => `${name}: ${kind}`)).toEqual([
    'Resume: pdf',
    'Portfolio: picture',
    'Document 1: file',
    'Document 2: file',
  ])
  expect(shownDocuments(anApplication(), t)).toEqual([])
})
