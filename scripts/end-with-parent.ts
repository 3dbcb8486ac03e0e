/**
 * Preloaded into the API server of `bun dev` and `bun preview`: when the script that started it is gone, however it
 * went, the server ends in its own orderly way instead of holding the port and the database.
 */
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
}, 500).unref()
