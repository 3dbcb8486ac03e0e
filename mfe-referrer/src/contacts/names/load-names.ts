/** The names of occupations in parts of one size, so that progress can be told. */
const PARTS = [
  () => import(/* webpackChunkName: "contacts-names-1" */ './part-1.txt'),
  () => import(/* webpackChunkName: "contacts-names-2" */ './part-2.txt'),
  () => import(/* webpackChunkName: "contacts-names-3" */ './part-3.txt'),
  () => import(/* webpackChunkName: "contacts-names-4" */ './part-4.txt'),
]

/**
 * Loads the names of occupations.
 * @param tell is called with the share that has come, 0 to 1
 * @returns an occupation a line, its names with `|` between them
 */
export async function loadNames(tell: (share: number) => void): Promise<string> {
  let loaded = 0
  const parts = await Promise.all(
    PARTS.map(async (load) => {
      const { default: lines } = await load()
      tell(++loaded / PARTS.length)
      return lines
    }),
  )
  return parts.join('\n')
}
