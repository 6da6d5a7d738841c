import { useHost, type FlowHost } from '@koo/flow'
import { useEffect } from 'react'

/**
 * Storage key of the typed phone number, kept for a reload or a look at the SMS. Nobody is signed in yet, so a draft cannot
 * hold it. It is kept in the tab only, as long as a code is valid, and removed after sign-in or when the page is left.
 */
const KEY = 'koo_login_mobile'
const KEPT_MS = 10 * 60_000

type MobileHost = Pick<FlowHost, 'memory' | 'now'>

/** The number that was typed in the last minutes; empty without one. Exported for tests. */
export function typedMobile(host: MobileHost): string {
  const [, digits, at] = /^(\d{1,11}) (\d{1,16})$/.exec(host.memory.getItem(KEY) ?? '') ?? []
  // Absolute, because the clock may have been set back.
  if (digits !== undefined && Math.abs(host.now() - Number(at)) < KEPT_MS) return digits
  forget(host)
  return ''
}

const keep = (host: MobileHost, digits: string): void =>
  digits === '' ? forget(host) : host.memory.setItem(KEY, `${digits} ${host.now()}`)

const forget = ({ memory }: MobileHost): void => memory.removeItem(KEY)

/** The typed phone number, kept in the tab. It is forgotten when the page is left, which a reload is not. */
export function useTypedMobile() {
  const host = useHost()
  useEffect(() => () => forget(host), [host])
  return {
    read: () => typedMobile(host),
    keep: (digits: string) => keep(host, digits),
    forget: () => forget(host),
  }
}
