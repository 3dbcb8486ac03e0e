/** Why what was given cannot be read; the message is a sentence for the person. */
export class ContactsProblem extends Error {}
