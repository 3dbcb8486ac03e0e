/** Names this process in every line it writes: of several servers, the one that did it. Another one after every start. */
export const REPLICA = crypto.randomUUID().slice(0, 8)
