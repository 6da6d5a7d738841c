import type { GateReason, UrlGate } from './url-gate.ts'

export interface NavigatorSettings {
  gate: UrlGate
  /** Told about every refusal. The address itself is never passed on. */
  onRefused(event: { sink: string; reason: GateReason }): void
  /** Opens one of our own pages without loading the app again. */
  routeTo(path: string, replace: boolean): void
  location: Pick<Location, 'assign' | 'replace'>
}

/**
 * Sends the window to an address that came from outside, if the gate lets it pass.
 * `sink` names the part of the product that asked (`agreementUrl`, `bindCardUrl`); it is what a refusal is logged with.
 * False means refused: the page says so and offers a way on.
 */
export type Navigate = (address: unknown, sink: string, options?: { replace?: boolean }) => boolean

/** The only place that hands an address to the browser. */
export function createNavigate({ gate, onRefused, routeTo, location }: NavigatorSettings): Navigate {
  return (address, sink, { replace = false } = {}) => {
    const verdict = gate(address, 'navigate')
    if (!verdict.ok) {
      onRefused({ sink, reason: verdict.reason })
      return false
    }
    if (verdict.path !== null) routeTo(verdict.path, replace)
    else if (replace) location.replace(verdict.href)
    else location.assign(verdict.href)
    return true
  }
}
