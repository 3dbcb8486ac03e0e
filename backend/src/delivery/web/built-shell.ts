import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

/** What `bun run build` (or `bun dev`) says about the shell: the server knows the front end by this file alone. */
const BuiltShell = z.object({
  version: z.string(),
  /** Served from source by `bun dev`: its files change while the server runs. */
  fromSource: z.optional(z.boolean()),
  /** Versions of what it carries for remotes, by name: a release that needs others is not run in it. */
  offers: z._default(z.record(z.string(), z.string()), {}),
  /** Addresses of the scripts of every page, in order. */
  scripts: z.array(z.string()),
  /** The script of the shell's texts in each language that is not in the code. */
  texts: z._default(z.record(z.string(), z.string()), {}),
  /** Scripts printed into the page, run before the first paint. */
  inline: z.array(z.string()),
  /** Scripts printed behind the page's HTML: they have nothing to do before somebody uses it. */
  afterWords: z._default(z.array(z.string()), []),
  /** The theme's variables and the few global rules, printed into the page. */
  css: z.string(),
  /** The route table: what a path needs, what of it is rendered here, and what is a 404. */
  routes: z.array(
    z.object({
      path: z.string(),
      audience: z.enum(['everyone', 'guests', 'signed-in', 'operators']),
      remote: z.string(),
      page: z.string(),
      /** The remote whose page of that name a hiring manager finds instead. */
      forManagers: z.optional(z.string()),
      /** Rendered on the server. */
      rendered: z.optional(z.boolean()),
      /** In several languages. */
      languages: z.optional(z.boolean()),
      /** API paths whose replies the page carries along, with the route's own parameters. */
      data: z.optional(z.array(z.string())),
      /** The same of whoever is signed in. */
      ownData: z.optional(z.array(z.string())),
    }),
  ),
})
export type BuiltShell = z.infer<typeof BuiltShell>

/**
 * Reads `shell/shell.json` of the built front end.
 * @param dist the folder `WEB_DIST`
 * @throws Error when the front end is not built
 */
export async function readBuiltShell(dist: string): Promise<BuiltShell> {
  const text = await readFile(join(dist, 'shell/shell.json'), 'utf8').catch(() => {
    throw new Error(`There is no built front end in ${dist}: run \`bun run build\` first`)
  })
  return BuiltShell.parse(JSON.parse(text))
}
