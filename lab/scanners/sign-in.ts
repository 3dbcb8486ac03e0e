import type { Visitor } from '../../backend/test/visitor.ts'

/** Signs somebody of the demo data in at Google's stand-in, by the buttons and pages that people use. */
export async function signIn(visitor: Visitor, email: string): Promise<void> {
  const start = await visitor.get('/api/auth/google/sign-in')
  const answer = await fetch(start.headers.get('location') ?? '', {
    method: 'POST',
    body: new URLSearchParams({ email }),
    redirect: 'manual',
  })
  const { status } = await visitor.get(answer.headers.get('location') ?? '')
  const { body } = await visitor.get('/api/auth/user')
  if (body?.email !== email) throw new Error(`Nobody is signed in as ${email}: ${status}`)
}
