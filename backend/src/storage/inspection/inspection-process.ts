import { inspectFile } from './inspect-file.ts'

/**
 * The process that looks into one file: bytes come in, what was found goes out, a line of JSON and then the picture's
 * bytes, if it is one. It has no variable of the server's and is killed when it takes too long.
 */
const { type, picture, refusal } = await inspectFile(new Uint8Array(await Bun.stdin.arrayBuffer()))
const size = picture && { width: picture.width, height: picture.height }
const line = Buffer.from(`${JSON.stringify({ type, size, refusal })}\n`)
await Bun.write(Bun.stdout, Buffer.concat([line, picture?.bytes ?? new Uint8Array()]))
