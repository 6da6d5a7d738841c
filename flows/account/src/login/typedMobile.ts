import type { FlowHost } from '@koo/flow'

/**
 * Storage key of the typed phone number, kept for a reload or a look at the SMS. Nobody is signed in yet, so a draft cannot
 * hold it. It is kept in the tab only, as long as a code is valid, and removed after sign-in or when the page is left.
 */
const KEY = 'koo_login_mobile'
const KEPT_MS = 10 * 60_000

type MobileHost = Pick<FlowHost, 'memory' | 'now'>

export function readMobile(host: MobileHost): string {
  const [, digits, at] = /^(\d{1,11}) (\d{1,16})$/.exec(host.memory.getItem(KEY) ?? '') ?? []
  // Absolute, because the clock may have been set back.
  if (digits !== undefined && Math.abs(host.now() - Number(at)) < KEPT_MS) return digits
  forgetMobile(host)
  return ''
}

export const keepMobile = (host: MobileHost, digits: string): void =>
  digits === '' ? forgetMobile(host) : host.memory.setItem(KEY, `${digits} ${host.now()}`)

export const forgetMobile = ({ memory }: MobileHost): void => memory.removeItem(KEY)
