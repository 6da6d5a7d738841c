import { prepare } from '@koo/lab/prepare'
import { setWindowHash, windowHash } from '@koo/host/navigation'
import { earlyHost } from './host.ts'

/** Runs the lab's work before the app starts. False when the page is being reloaded. */
export const prepareLab = () =>
  prepare({ host: earlyHost(), hash: windowHash, setHash: setWindowHash, window })
