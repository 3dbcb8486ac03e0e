import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { api } from './over-pg.js'

const app = new Hono()
const answer = (context, body) => (body ? context.json(body) : context.body(null, 401))
app.get('/api/auth/user', async (context) => answer(context, await api.user(context.req.header('cookie'))))
app.get('/api/jobs', async (context) =>
  answer(context, await api.jobs(context.req.header('cookie'), Number(context.req.query('limit')))),
)
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' })
