/**
 * Settings that a deployer gives to the build (`VITE_…`). The defaults work for a build that is served from one origin.
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
  /** Further paths of this origin that may be opened: other apps on the same server. */
  ownPaths: list(env.VITE_OWN_PATHS),
  /** Exact hosts whose pages may be shown in a frame. */
  frameHosts: list(env.VITE_FRAME_HOSTS),
  /** Exact hosts of images in replies, the same as in the page's policy. */
  imageHosts: list(env.VITE_IMAGE_HOSTS),
  /** Analytics service; nothing is collected without one. */
  analyticsUrl: address(env.VITE_ANALYTICS_URL),
  /** Service that gets failure reports. */
  monitorUrl: address(env.VITE_MONITOR_URL),
  /** Files are sent under their own names: only against the sandbox, which reads from them what to reply. */
  keepsFileNames: __LAB__ || env.VITE_KEEP_FILE_NAMES === '1',
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
