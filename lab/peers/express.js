import express from 'express'
import { api } from './over-pg.js'

const app = express()
const answer = (reply, body) => (body ? reply.json(body) : reply.status(401).end())
app.get('/api/auth/user', async ({ headers }, reply) => answer(reply, await api.user(headers.cookie)))
app.get('/api/jobs', async ({ headers, query }, reply) =>
  answer(reply, await api.jobs(headers.cookie, Number(query.limit))),
)
app.listen(Number(process.env.PORT), '127.0.0.1')
