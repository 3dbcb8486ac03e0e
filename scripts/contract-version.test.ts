import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { KERNEL_VERSION } from '../shared-ui/src/kernel/kernel-version.ts'
import { PAGE_PROPS_VERSION, type PageProps } from '../shell/src/remotes/page-props.ts'
import { ROOT } from './rooms.ts'

/** What remotes get of the kernel, and with each page, beside the version that stands for it. */
const KERNEL = {
  version: '1.7.0',
  exports: [
    'Button',
    'LanguageContext',
    'Link',
    'RequestId',
    'addTexts',
    'dismissToast',
    'showToast',
    'textsIn',
    'useCloseOnBack',
    'useHydrated',
    'useLanguage',
    'useLocation',
    'useNavigate',
    'useParams',
    'useSWR',
    'useSWRConfig',
    'useSearchParams',
    'useTexts',
    'useToast',
    'watchDialogHistory',
  ],
}
/** The types say which props there are: `bun run check` fails where this does not. */
const PAGE_PROPS = { version: '1.0.0', props: { user: true } satisfies Record<keyof PageProps, true> }

const rule = (name: string) =>
  `Raise ${name}: the minor where something was added, the major where something was renamed or taken away. Then write it down here.`

test('a changed kernel API needs a new kernel version', async () => {
  const source = await Bun.file(join(ROOT, 'shared-ui/src/kernel/kernel.ts')).text()
  const { exports } = new Bun.Transpiler({ loader: 'ts' }).scan(source)
  expect({ version: KERNEL_VERSION, exports: exports.sort() }, rule('KERNEL_VERSION')).toEqual(KERNEL)
})

test('a changed set of page props needs a new version', () =>
  expect(PAGE_PROPS_VERSION, rule('PAGE_PROPS_VERSION')).toBe(PAGE_PROPS.version))
