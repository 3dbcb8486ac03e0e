import pg from 'pg'
import { apiOver } from './api.js'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })

/** By prepared statements of pg: each is parsed once for a connection. */
export const api = apiOver(async (text, values) => (await pool.query({ name: text.slice(0, 60), text, values })).rows)
