import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { AGREEMENT } from '@goodword/contract/agreement'
import { OTHER_ROLES_TEXT } from '@goodword/contract/other-roles'
import { LANGUAGES } from '@goodword/languages/languages'
import { catalogueOf } from './catalogues.ts'
import { readPo } from './read-po.ts'

const SHELL = join(import.meta.dir, '../../../shell/src/texts')

// docs/rules.md#the-agreement-is-kept-word-for-word
test.each(LANGUAGES.filter((language) => language !== 'en'))(
  'what is agreed to reads the same on the page and where it is kept: %s',
  async (language) => {
    const page = readPo(await Bun.file(join(SHELL, `${language}.po`)).text(), language)
    for (const words of [AGREEMENT, OTHER_ROLES_TEXT]) expect(catalogueOf(language).get(words)).toBe(page.get(words))
  },
)
