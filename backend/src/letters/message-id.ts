import type { Env } from '../config/env.ts'

/** A letter's Message-ID, the same at every try. */
export function messageIdOf(letterId: string, { APP_URL }: Pick<Env, 'APP_URL'>): string {
  return `<${letterId}@${new URL(APP_URL).hostname}>`
}
