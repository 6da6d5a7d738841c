/**
 * What a deployer sets when building (`VITE_…`). Everything has a value that works for a build served from one origin.
 */

const list = (text: string | undefined): readonly string[] =>
  (text ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')

const address = (text: string | undefined): string | undefined =>
  text === undefined || text === '' ? undefined : text

const env = import.meta.env

/** Path of the app, without a slash at the end (spec 2). */
export const BASE = '/pages/credit'

/** Where the gateway is: a path on this origin or a whole address. */
export const API_BASE = address(env.VITE_API_BASE) ?? '/api'

export const settings = {
  /** Exact hosts that server data and links may send the window to. */
  navigateHosts: list(env.VITE_NAVIGATE_HOSTS),
  /** Further paths of this origin that may be opened; they are other apps of the same server. */
  ownPaths: list(env.VITE_OWN_PATHS),
  /** Exact hosts whose pages may be shown in a frame. */
  frameHosts: list(env.VITE_FRAME_HOSTS),
  /** Analytics service; nothing is collected without one. */
  analyticsUrl: address(env.VITE_ANALYTICS_URL),
  /** Monitor that failure reports go to. */
  monitorUrl: address(env.VITE_MONITOR_URL),
  /** Addresses of the product's other hosts, for the page-key table. */
  productHosts: {
    mobile: address(env.VITE_HOST_MOBILE),
    cash: address(env.VITE_HOST_CASH),
    mall: address(env.VITE_HOST_MALL),
    account: address(env.VITE_HOST_ACCOUNT),
  },
} as const

/** Hosts of the page-key table (spec 2). */
export type ProductHost = keyof typeof settings.productHosts
