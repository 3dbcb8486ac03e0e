import type { StandardSchemaV1 } from '@tanstack/react-form'
import type { ApplicationValues } from './application-values.ts'

type Rules = StandardSchemaV1<ApplicationValues>

const load = (): Promise<Rules> =>
  import(/* webpackChunkName: "late-application-rules" */ './application-rules.ts').then(
    ({ ApplicationRules }) => ApplicationRules,
  )

/**
 * The rules of the form, which nobody needs before something was typed: a phone can be used that much earlier. Until they
 * have loaded they take everything; where they do not load, the server says at each field what it does not take, in the
 * same words.
 * @returns `rules` for the form, and `loading`, which loads them and settles when they are there; it never rejects
 */
export function createLateRules(loadRules = load) {
  let loaded: Rules | undefined
  const rules: Rules = {
    '~standard': {
      version: 1,
      vendor: 'goodword',
      validate: (value) => loaded?.['~standard'].validate(value) ?? { value: value as ApplicationValues },
    },
  }
  const loading = async () => {
    loaded = await loadRules().catch(() => undefined)
  }
  return { rules, loading }
}
