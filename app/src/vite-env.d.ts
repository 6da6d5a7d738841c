/// <reference types="vite/client" />

/** True in development and demo builds: the lab is compiled in. */
declare const __LAB__: boolean
/** True in builds for pictures: text is set in a font that does not depend on the machine. */
declare const __TEST_FONT__: boolean
/** Version of this package, sent as the app version. */
declare const __VERSION__: string

interface ImportMetaEnv {
  readonly VITE_API_BASE?: string
  readonly VITE_NAVIGATE_HOSTS?: string
  readonly VITE_OWN_PATHS?: string
  readonly VITE_FRAME_HOSTS?: string
  readonly VITE_ANALYTICS_URL?: string
  readonly VITE_MONITOR_URL?: string
  readonly VITE_HOST_MOBILE?: string
  readonly VITE_HOST_CASH?: string
  readonly VITE_HOST_MALL?: string
  readonly VITE_HOST_ACCOUNT?: string
}
