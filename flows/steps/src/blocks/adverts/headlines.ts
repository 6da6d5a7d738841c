import { isText } from '@koo/api-client'
import type { ConfigKey } from '@koo/flow/config'

/** The configuration key of the headlines. */
export const HEADLINES: { keys: ConfigKey[] } = { keys: ['leadFlowHeadlines'] }

/** What the configuration claims of a partner lender, and the yearly rate without which it claims nothing. */
export interface Headlines {
  readonly claims: readonly string[]
  /** As 年利率（单利）7.2%–24%; null: nothing is claimed. */
  readonly rate: string | null
}

const NONE: Headlines = { claims: [], rate: null }

// leadPop.6
/** The headlines of a `leadFlowHeadlines`: none unless it switches them on, and none without a rate in per cent beside them. */
export function headlinesOf(value: unknown): Headlines {
  if (typeof value !== 'object' || value === null) return NONE
  const { enabled, passRate, speed, rate } = value as Record<string, unknown>
  if (enabled !== true || !isText(rate) || !rate.includes('%')) return NONE
  return { claims: [passRate, speed].filter(isText), rate }
}

export const readHeadlines = (config: Readonly<Record<string, unknown>>): Headlines =>
  headlinesOf(config['leadFlowHeadlines'])
