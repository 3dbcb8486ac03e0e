/** Where the tests of a file are in a copy of the checkout, in which Bun must not take them for tests. */
export function besideOf(file: string): string {
  return file.replace(/\.test(\.tsx?)$/, '.tests$1')
}
