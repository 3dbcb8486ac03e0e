/**
 * What remotes get as `@fluentui/react-button` (scripts/rspack.ts): the shell's header has Fluent's button already, so a
 * remote takes that one, with its text apart, and carries none. Its other kinds of buttons stay what they are.
 */
export * from '@fluentui/react-button'
export { Button } from '@goodword/shared-ui/kernel'
