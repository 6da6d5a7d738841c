import { isText } from '@koo/api-client'
import type { ConfigKey } from '@koo/flow/config'

/** The configuration key of the headlines. */
export const HEADLINES: { keys: ConfigKey[] } = { keys: ['leadFlowHeadlines'] }

// leadPop.6
/** The headlines about a partner lender; none unless the configuration switches them on. */
export function readHeadlines(config: Readonly<Record<string, unknown>>): readonly string[] {
  const value = config['leadFlowHeadlines']
  if (typeof value !== 'object' || value === null) return []
  const { enabled, passRate, speed } = value as { enabled?: unknown; passRate?: unknown; speed?: unknown }
  return enabled === true ? [passRate, speed].filter(isText) : []
}
