/** For `bench-size/`, until it imports the other itself. */
export { start } from '../bench/server/start.ts'
