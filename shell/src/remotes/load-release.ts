import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
import type { ComponentType } from 'react'
import type { RemoteRelease } from '../boot/boot.ts'
import { chosenLanguage, setChosenLanguage } from '../language/chosen-language.ts'
import { addCatalogues, type Catalogues, inTime } from '../language/load-texts.ts'
import { expectIntegrity } from './checked-scripts.ts'
import type { PageProps } from './page-props.ts'

type Page = { default: ComponentType<PageProps> }
type Pages = Record<string, () => Promise<Page>>

/** One for each step of loading a page: entry, `pages`, the page. */
const RETRIES = 3

/** Containers that a failed attempt has left half loaded. */
const failed = new Set<string>()

/**
 * Loads one page of one release. The container's name carries the version: two versions never share a chunk array.
 * @throws Error when the release is broken or takes longer than `patience` milliseconds
 */
export async function loadRelease(
  remote: string,
  release: RemoteRelease,
  page: string,
  patience: number,
): Promise<Page> {
  const name = `${remote}_${release.version}`.replace(/[^a-zA-Z0-9_]/g, '_')
  expectIntegrity(release)
  const isRetry = failed.delete(name)
  try {
    return await within(patience, isRetry ? reload(name, release.entry, page) : load(name, release.entry, page))
  } catch (error) {
    failed.add(name)
    throw error
  }
}

async function load(name: string, entry: string, page: string, force = false): Promise<Page> {
  // The page's own tag has most likely loaded the container, or is about to. A tag that has failed is not waited for.
  if (!(name in globalThis)) removeTags(entry, (tag) => tag.dataset.over !== undefined)
  registerRemotes([{ name, entry, type: 'global' }], { force })
  const loaded = await loadRemote<{ pages: Pages; texts?: Catalogues }>(`${name}/pages`)
  const open = loaded?.pages[page]
  if (!open) throw new Error(`The release has no page ${page}`)
  const texts = loaded.texts && inTime(addCatalogues(loaded.texts, chosenLanguage()))
  const [opened, isTranslated = true] = await Promise.all([open(), texts])
  // A page without its catalogue is in English, which is better than none.
  if (!isTranslated) setChosenLanguage('en')
  return opened
}

/**
 * Loads what has failed before. The runtime keeps a failed entry, so it is registered anew. The browser answers each
 * script once from the page's preload that failed, so entry, `pages` and the page may take an attempt each.
 */
async function reload(name: string, entry: string, page: string): Promise<Page> {
  for (let tries = RETRIES; ; tries--) {
    removeTags(entry, () => true)
    try {
      return await load(name, entry, page, true)
    } catch (error) {
      if (tries === 1) throw error
    }
  }
}

/** Whether the page has a tag of its own for this script. */
export function hasTag(entry: string): boolean {
  return tagsOf(entry).length > 0
}

/** The federation runtime waits for a script tag that is there already, even for one that has failed or hangs. */
function removeTags(entry: string, isOver: (tag: HTMLScriptElement) => boolean): void {
  for (const tag of tagsOf(entry)) if (isOver(tag)) tag.remove()
}

function tagsOf(entry: string): HTMLScriptElement[] {
  const tags = [...document.querySelectorAll<HTMLScriptElement>('script[src]')]
  return tags.filter(({ src }) => new URL(src).pathname === entry)
}

function within<Value>(patience: number, work: Promise<Value>): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('The remote did not answer in time')), patience)
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
