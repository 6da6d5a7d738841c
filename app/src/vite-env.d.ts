/// <reference types="vite/client" />

/** Made by the build from the step of each page with its own HTML. */
declare module 'virtual:koo-entry' {
  export const calls: (
    query: Readonly<Record<string, string>>,
    isCustomer: boolean,
  ) => readonly {
    call: string
    request: Readonly<Record<string, unknown>>
  }[]
  export const login: boolean
  export const framed: boolean
}

/** Made by the build: addresses of the files that start the app, its module first. */
declare module 'virtual:koo-start' {
  export const modern: readonly string[]
  export const old: readonly string[]
  export const oldSheets: readonly string[]
}

/** True in development and demo builds, which have the lab. */
declare const __LAB__: boolean
/** True in the build for old browsers. */
declare const __OLD__: boolean
/** True in builds for pictures, which use the same font on every machine. */
declare const __TEST_FONT__: boolean
/** Version of this package, sent as the app version. */
declare const __VERSION__: string

interface ImportMetaEnv {
  readonly VITE_API_BASE?: string
  readonly VITE_NAVIGATE_HOSTS?: string
  readonly VITE_OWN_PATHS?: string
  readonly VITE_FRAME_HOSTS?: string
  readonly VITE_UPLOAD_URL?: string
  readonly VITE_ANALYTICS_URL?: string
  readonly VITE_MONITOR_URL?: string
  readonly VITE_HOST_MOBILE?: string
  readonly VITE_HOST_CASH?: string
  readonly VITE_HOST_MALL?: string
  readonly VITE_HOST_ACCOUNT?: string
  readonly VITE_OAUTH_WECHAT?: string
  readonly VITE_OAUTH_WECOM?: string
  readonly VITE_PARTNER_ORIGINS?: string
  readonly VITE_KEEP_FILE_NAMES?: string
}
