import { writeOccupations } from '../../backend/src/modules/jobs/occupations/occupation-lines.ts'
import { say } from '../../scripts/say.ts'
import { occupationsOf, readOnet } from './read-onet.ts'

/** Makes the file of occupations' names that the product ships: `bun run names <folder of O*NET's tables>`. */

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Please name the folder of the tables: bun run names <folder>')
const FILE = new URL('../../backend/src/modules/jobs/occupations/occupations.tsv.gz', import.meta.url)
const lines = writeOccupations(occupationsOf(await readOnet(folder)))
const packed = Bun.gzipSync(lines, { level: 9 })
await Bun.write(FILE, packed)
say(`${lines.length} characters, ${packed.length} bytes`)
