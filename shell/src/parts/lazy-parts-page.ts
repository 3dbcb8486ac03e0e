import { lazy } from 'react'

/** The build puts its mode in the place of this. */
declare const process: { env: { NODE_ENV?: string } }

export const PARTS = '/parts'

/** The page of all parts, under `bun dev` alone: a production build drops the import, and what it loads. */
export const LazyPartsPage =
  process.env.NODE_ENV === 'development'
    ? lazy(() => import('./parts-page.tsx').then(({ PartsPage }) => ({ default: PartsPage })))
    : undefined
