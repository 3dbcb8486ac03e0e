/** Loaded before a server, this sets its clock off by CLOCK_MINUTES, as a machine without time service would. */
const shift = Number(process.env.CLOCK_MINUTES) * 60_000
const RealDate = Date
const now = () => RealDate.now() + shift

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args) => (args.length === 0 ? new target(now()) : Reflect.construct(target, args)),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
