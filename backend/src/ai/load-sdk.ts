import * as z from 'zod/mini'

/**
 * The AI SDK, read at the first press: most servers never need it. It brings English sentences of zod's own for every schema of
 * this process; ours say what is wrong themselves, so these are taken away again.
 */
export async function loadSdk() {
  const [{ createOpenAICompatible }, { streamText }] = await Promise.all([
    import('@ai-sdk/openai-compatible'),
    import('ai'),
  ])
  // Parts of it that are read later would set them again.
  Object.defineProperty(z.config(), 'localeError', { get: () => undefined, set: () => {}, configurable: true })
  return { createOpenAICompatible, streamText }
}
