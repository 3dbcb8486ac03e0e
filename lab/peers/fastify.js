import fastify from 'fastify'
import { api } from './over-pg.js'

const app = fastify()
const answer = (reply, body) => (body ? reply.send(body) : reply.code(401).send())
app.get('/api/auth/user', async ({ headers }, reply) => answer(reply, await api.user(headers.cookie)))
app.get('/api/jobs', async ({ headers, query }, reply) =>
  answer(reply, await api.jobs(headers.cookie, Number(query.limit))),
)
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
