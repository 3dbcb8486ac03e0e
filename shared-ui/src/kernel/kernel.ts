/**
 * The one facade through which libraries are federated: the shell carries it, remotes use the shell's copy. A singleton
 * belongs here (router, swr's cache, the toast store, the entries of dialogs in the history); everything else each remote bundles for itself, tree-shaken.
 * Sharing whole libraries instead costs three times the bytes (docs/decisions/0003-federation.md).
 */
export { Link, useLocation, useNavigate, useParams, useSearchParams } from 'react-router'
export { default as useSWR, useSWRConfig } from 'swr'
export { watchDialogHistory } from '../dialogs/dialog-history.ts'
export { useCloseOnBack } from '../dialogs/use-close-on-back.ts'
export { dismissToast, showToast, type Toast, useToast } from '../toasts/toast-store.ts'
export { Button } from './button.tsx'
export { addTexts, LanguageContext, type TextTable, useLanguage } from './languages.ts'
export { RequestId } from './request-id.tsx'
export { useHydrated } from './use-hydrated.ts'
export { type Texts, textsIn, useTexts } from './use-texts.ts'
