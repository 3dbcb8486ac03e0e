/**
 * `bun start`: the production server, configured by its environment alone (`.env.example`). What an environment says
 * about the mode is not asked: this command is for production, and production refuses stand-ins and development secrets.
 */
process.env.APP_MODE = 'production'
// What libraries go by: they leave out what helps a developer, and what it tells of their insides.
process.env.NODE_ENV = 'production'
// So long it is asked and answers on, while those who send it requests learn that it is about to end.
process.env.DRAIN_SECONDS ||= '5'
await import('../backend/src/main.ts')

export {}
