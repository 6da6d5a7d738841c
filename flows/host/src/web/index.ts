export { keepStatusBar } from './keepStatusBar.ts'
export { createWebHost, NO_SEGMENTS, NOTICE_MS, type WebHost, type WebHostParts } from './webHost.ts'
