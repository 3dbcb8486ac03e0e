import type { StandardSchemaV1 } from '@tanstack/react-form'
import type { ApplicationValues } from './application-values.ts'

const load = (): Promise<StandardSchemaV1<ApplicationValues>> => loadRules().then((rules) => rules.ApplicationRules)

/** The rules of what candidates type, which no page needs to be shown. */
export const loadRules = () => import(/* webpackChunkName: "late-application-rules" */ './application-rules.ts')

/**
 * The rules of a form, which nobody needs before something was typed: a phone can be used that much earlier. Until they
 * have loaded they take everything; where they do not load, the server says at each field what it does not take, in the
 * same words.
 * @returns `rules` for the form, and `loading`, which loads them and settles when they are there; it never rejects
 */
export function createLateRules<Values = ApplicationValues>(
  loadThese: () => Promise<StandardSchemaV1<Values>> = load as () => Promise<StandardSchemaV1<never, never>>,
) {
  let loaded: StandardSchemaV1<Values> | undefined
  const rules: StandardSchemaV1<Values> = {
    '~standard': {
      version: 1,
      vendor: 'goodword',
      validate: (value) => loaded?.['~standard'].validate(value) ?? { value: value as Values },
    },
  }
  const loading = async () => {
    loaded = await loadThese().catch(() => undefined)
  }
  return { rules, loading }
}
