export { createBrowserHost, type BrowserHost } from './createBrowserHost.tsx'
export type { BrowserHostOptions, HostFailure } from './options.ts'
