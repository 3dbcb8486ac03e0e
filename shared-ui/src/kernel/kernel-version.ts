/** What remotes may rely on in `kernel.ts`. Raise the minor when something is added, the major when something is taken away. */
export const KERNEL_VERSION = '1.7.0'
