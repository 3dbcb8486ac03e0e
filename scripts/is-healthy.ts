/** `bun scripts/is-healthy.ts`: whether the server on this machine answers, for the health check of its image. */
const { PORT = '3000' } = process.env
const isHealthy = await fetch(`http://127.0.0.1:${PORT}/healthz`).then(
  ({ ok }) => ok,
  () => false,
)
process.exit(isHealthy ? 0 : 1)

export {}
