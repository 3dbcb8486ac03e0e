import { expect, test } from 'bun:test'
import { sentencesOf } from './sentences-of.ts'

const HEADER = 'shell/src/chrome/header.tsx'
const CHROME = { folder: 'shell/src/texts', sources: ['shell/src/chrome'] }

test('a source is a folder or a single file', async () => {
  const inFolder = (await sentencesOf(CHROME)).map(({ source }) => source)
  const inFile = (await sentencesOf({ ...CHROME, sources: [HEADER] })).map(({ source }) => source)
  expect(inFile).toContain('Log Out')
  expect(inFolder.length).toBeGreaterThan(inFile.length)
})

test('what has a catalogue of its own is left out', async () => {
  const files = (await sentencesOf({ ...CHROME, without: [HEADER] })).flatMap((sentence) => sentence.files)
  expect(files).not.toContain(HEADER)
})
