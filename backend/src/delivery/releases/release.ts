import * as z from 'zod/mini'

/** What one release of a remote says about itself (`release.json`). */
export const Release = z.object({
  name: z.string(),
  version: z.string(),
  /** Address of the container's script. */
  entry: z.string(),
  /** Addresses of the scripts every page needs beside the entry: `pages.ts` and what it imports. */
  door: z.array(z.string()),
  /** Addresses of the scripts each page adds. */
  pages: z.record(z.string(), z.array(z.string())),
  /** SHA-384 of each script, by address, as browsers check it. Empty under `bun dev`. */
  integrity: z._default(z.record(z.string(), z.string()), {}),
  /** SHA-384 of its server part (`server.js`), where it has one: the server runs no other bytes. */
  server: z.optional(z.string()),
  /** Served from source by `bun dev`: its files change, and no other release takes its place. */
  fromSource: z.optional(z.boolean()),
  /** Versions of what it was built against, by name: see `unmetNeeds`. */
  needs: z._default(z.record(z.string(), z.string()), {}),
})
export type Release = z.infer<typeof Release>
