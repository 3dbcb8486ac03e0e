/** The bytes of a file. @throws Error with a sentence for the terminal where there is none */
export async function readReceipt(file: string): Promise<Uint8Array> {
  const bytes = await Bun.file(file)
    .arrayBuffer()
    .catch(() => {
      throw new Error(`There is no file ${file}.`)
    })
  return new Uint8Array(bytes)
}
