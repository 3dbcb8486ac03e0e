/** A collector that takes whatever comes: `bun sink.ts <port>`. */
Bun.serve({ port: Number(process.argv[2]), hostname: '127.0.0.1', fetch: () => new Response() })
