import type { ShellFacts } from '../versions.ts'
import { BRIDGE } from '../bridge/proposed.ts'

/**
 * Height of Android's status bar in CSS px. The specification has 26 times the pixel ratio, in pixels of the device, of which a CSS px
 * has as many as the ratio.
 */
export const ANDROID_STATUS_BAR = 26

// spec 9, gap N92
/** The status bar of an app on Android that draws the page under it and says so. The others leave it to the system's own inset. */
export const statusBarOf = ({ os }: Pick<ShellFacts, 'os'>, target: Window): number | null =>
  os === 'android' && target[BRIDGE]?.underStatusBar === true ? ANDROID_STATUS_BAR : null
