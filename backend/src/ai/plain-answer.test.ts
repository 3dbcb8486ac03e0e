import { expect, test } from 'bun:test'
import { PlainAnswer } from './plain-answer.ts'

test.each([
  ['tags', '<b>We</b> <script src=x>bake</script> bread', 'We bake bread'],
  ['tags in tags', '<scr<i>ipt>We bake</scr</i>ipt>', 'scriptWe bake/script>'],
  ['Markdown', '## Bakers\n> **We** `bake` ~~bread~~', 'Bakers\nWe bake bread'],
  ['the address behind a link', 'Read [our page](/jobs) first', 'Read our page first'],
  ['marks of direction and control characters', 'We \u202ebake\u202c\u0007 bread\u200b', 'We bake bread'],
])('an answer has no %s', (_, answered, plain) => {
  expect(PlainAnswer.parse(answered)).toBe(plain)
})

test.each(['', ' \u2800 ', 'Write to kim@example.org', 'See www.fernway.example', 'Call +44 20 7946 0958'])(
  'the answer %p is not used',
  (answered) => expect(PlainAnswer.safeParse(answered).success).toBe(false),
)

test('placeholders stay', () => expect(PlainAnswer.parse('Ask [[1]] or [[2]].')).toBe('Ask [[1]] or [[2]].'))
