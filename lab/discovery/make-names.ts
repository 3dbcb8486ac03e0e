import { writeOccupations } from '../../backend/src/modules/jobs/occupations/occupation-lines.ts'
import { say } from '../../scripts/say.ts'
import { nameParts } from './name-parts.ts'
import { occupationsOf, readOnet } from './read-onet.ts'

/** Makes the files of occupations' names that the product ships, for the server and for browsers: `bun run names <folder of O*NET's tables>`. */

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Please name the folder of the tables: bun run names <folder>')
const FILE = new URL('../../backend/src/modules/jobs/occupations/occupations.tsv.gz', import.meta.url)
const PARTS = new URL('../../mfe-referrer/src/contacts/names/', import.meta.url)
const occupations = occupationsOf(await readOnet(folder))
const lines = writeOccupations(occupations)
const packed = Bun.gzipSync(lines, { level: 9 })
await Bun.write(FILE, packed)
const parts = nameParts(occupations)
for (const [at, part] of parts.entries()) await Bun.write(new URL(`part-${at + 1}.txt`, PARTS), part)
say(`${lines.length} characters, ${packed.length} bytes`)
