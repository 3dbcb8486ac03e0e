/** The fenced blocks of a page that are marked to be run: those that begin with "```sh run". */
export function runnableBlocks(page: string): string[] {
  return [...page.matchAll(/^```sh run\n([\s\S]*?)^```$/gm)].map(([, commands = '']) => commands)
}
