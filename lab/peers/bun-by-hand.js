import postgres from 'postgres'
import { apiOver } from './api.js'

// The floor: Bun's server and postgres.js, with nothing between them.
const sql = postgres(process.env.DATABASE_URL, { max: 10 })
const api = apiOver((text, values) => sql.unsafe(text, values, { prepare: true }))
const reply = (body) => (body ? Response.json(body) : new Response(null, { status: 401 }))

Bun.serve({
  port: Number(process.env.PORT),
  hostname: '127.0.0.1',
  async fetch(request) {
    const { pathname, searchParams } = new URL(request.url)
    const cookie = request.headers.get('cookie')
    if (pathname === '/api/auth/user') return reply(await api.user(cookie))
    if (pathname === '/api/jobs') return reply(await api.jobs(cookie, Number(searchParams.get('limit'))))
    return new Response(null, { status: 404 })
  },
})
