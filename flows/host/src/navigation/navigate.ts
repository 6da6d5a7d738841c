import { cleanAddress } from './cleanAddress.ts'
import type { GateReason, UrlGate } from './urlGate.ts'

/** `no-page`: an address of this app without a page, such as one that the server knows and this version does not. */
export type RefusalReason = GateReason | 'no-page'

export interface NavigatorSettings {
  gate: UrlGate
  /** Whether this app has a page at a path below its base. */
  hasPage(path: string): boolean
  /** Called for every refusal, without the address itself. */
  onRefused(event: { sink: string; reason: RefusalReason }): void
  /** Opens a page of this app without loading the app again. */
  routeTo(path: string, replace: boolean): void
  location: Pick<Location, 'assign' | 'replace'>
}

/**
 * Opens an address from outside in this window, if the url gate allows it and, in this app, a page is there.
 * `sink` names the caller (`agreementUrl`, `bindCardUrl`) in the report of a refusal.
 * False when refused: the page then shows a message.
 */
export type Navigate = (address: unknown, sink: string, options?: { replace?: boolean }) => boolean

/** Creates the only function that gives an address to the browser. */
export function createNavigate({ gate, hasPage, onRefused, routeTo, location }: NavigatorSettings): Navigate {
  return (address, sink, { replace = false } = {}) => {
    const verdict = gate(address, 'navigate')
    if (!verdict.ok) {
      onRefused({ sink, reason: verdict.reason })
      return false
    }
    if (verdict.path !== null && !hasPage(verdict.path)) {
      onRefused({ sink, reason: 'no-page' })
      return false
    }
    if (verdict.path !== null) routeTo(cleanAddress(verdict.path), replace)
    else if (replace) location.replace(verdict.href)
    else location.assign(verdict.href)
    return true
  }
}
