/**
 * Settings that a deployer gives to the build (`VITE_…`). The defaults work for a build that is served from one origin.
 */

const list = (text: string | undefined): readonly string[] =>
  (text ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')

export const address = (text: string | undefined): string | undefined =>
  text === undefined || text === '' ? undefined : text

/** Path of the app, without a slash at the end (spec 2). */
export const BASE = '/pages/credit'

export const settings = {
  /** Exact hosts that server data and links may send the window to. */
  navigateHosts: list(import.meta.env.VITE_NAVIGATE_HOSTS),
  /** Further paths of this origin that may be opened: other apps on the same server. */
  ownPaths: list(import.meta.env.VITE_OWN_PATHS),
  /** Exact hosts whose pages may be shown in a frame. */
  frameHosts: list(import.meta.env.VITE_FRAME_HOSTS),
  /** Exact hosts of images in replies, the same as in the page's policy. */
  imageHosts: list(import.meta.env.VITE_IMAGE_HOSTS),
  /** Analytics service; nothing is collected without one. */
  analyticsUrl: address(import.meta.env.VITE_ANALYTICS_URL),
  /** Service that gets failure reports. */
  monitorUrl: address(import.meta.env.VITE_MONITOR_URL),
  /** Files are sent under their own names: only against the sandbox, which reads from them what to reply. */
  keepsFileNames: __LAB__ || import.meta.env.VITE_KEEP_FILE_NAMES === '1',
  /** Addresses of the product's other hosts, for the page-key table. */
  productHosts: {
    mobile: address(import.meta.env.VITE_HOST_MOBILE),
    cash: address(import.meta.env.VITE_HOST_CASH),
    mall: address(import.meta.env.VITE_HOST_MALL),
    account: address(import.meta.env.VITE_HOST_ACCOUNT),
  },
} as const

/** Hosts of the page-key table (spec 2). */
export type ProductHost = keyof typeof settings.productHosts
