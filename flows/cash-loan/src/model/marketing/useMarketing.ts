import { useHost } from '@koo/flow'
import { useAfter } from '@koo/page/time'
import { headlinesOf } from '@koo/steps/headlines'
import { useState } from 'react'

/** How long the page waits for the configuration before it does without, ms. */
export const CONFIG_MS = 1_000

// gap 60
export interface Marketing {
  /** The configuration has come, or the page does without it. */
  isSettled: boolean
  /** Whether the server's configuration turns marketing on. */
  isOn: boolean
  /** The configuration lets an offer after a refusal open the partner's page by itself; off unless it says so. */
  isAutoRedirectOn: boolean
  /** Claims of the configuration, as it writes them, the last one its yearly rate; none unless it turns them on with one. */
  claims: readonly string[]
}

const recordOf = (value: unknown) => (typeof value === 'object' && value !== null ? value : {})
const isOn = (value: object) => 'enabled' in value && value.enabled === true

/** What the configuration allows to advertise. It may come after the page: the page waits for it for a second. */
export function useMarketing(): Marketing {
  const host = useHost()
  const [isOver, setOver] = useState(false)
  useAfter(CONFIG_MS, () => setOver(true))
  const marketing: Record<string, unknown> = { ...recordOf(host.config('marketing')) }
  const { claims, rate } = headlinesOf(host.config('leadFlowHeadlines'))
  return {
    isSettled: isOver || isOn(marketing),
    isOn: isOn(marketing),
    isAutoRedirectOn: isOn(marketing) && marketing.leadAutoRedirect === true,
    claims: rate === null ? [] : [...claims, rate],
  }
}
