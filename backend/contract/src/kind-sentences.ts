/** Sentences to a candidate who gets a no, to choose from. None says anything of the person. */
export const KIND_SENTENCES = [
  'Thank you for your time and for your interest in us. We enjoyed reading your application.',
  'We had many good applications and only one place. The choice was not easy.',
  'We chose somebody whose experience is closer to what this role needs now.',
  'The role has changed since you applied, and needs something else today.',
  'The position is filled. We are glad that you thought of us.',
  'We liked meeting you, and hope that our ways cross again.',
  'We would be happy to hear from you again when another role fits.',
  'We know that waiting is hard. Thank you for your patience with us.',
] as const
