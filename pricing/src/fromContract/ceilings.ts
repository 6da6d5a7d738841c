import { readDecimal, shifted, toNumber } from '../number/decimal.ts'
import type { Ceiling } from '../schedule/ceilings.ts'
import { RATE_CAP } from '../schedule/rateCap.ts'
import { readBeijingTime } from './dates.ts'

/** A lower rate is a fraction that was written as a percent: 0.24 for 24. */
const LEAST_RATE = 0.01

// semantics 14, OC-55
/**
 * Reads ceilings of a configuration: `{ lenderKind?, method?, rate, from, source? }`, the rate as a fraction, or `percent`
 * in place of it, and the day as YYYY-MM-DD. A row that is wrong in any part is left out: a kind or a method that is none,
 * above 36 % or below 1 %, a rate and a percent, no day. What it meant cannot be known, and without it the row before it
 * holds, at the most 36 %. Never throws.
 */
export function readCeilings(configured: unknown): Ceiling[] {
  return Array.isArray(configured) ? configured.flatMap((row: unknown) => readRow(row) ?? []) : []
}

function readRow(row: unknown): Ceiling | null {
  if (typeof row !== 'object' || row === null) return null
  const { lenderKind = null, method = null, from, source = '', ...figures } = row as Record<string, unknown>
  const [rate, day] = [readRate(figures), readDay(from)]
  if (rate === null || day === null || typeof source !== 'string') return null
  if (lenderKind !== null && (typeof lenderKind !== 'string' || lenderKind.trim() === '')) return null
  if (method !== null && method !== 'irr' && method !== 'sum') return null
  return { lenderKind: lenderKind?.trim() ?? null, method, rate, from: day, source }
}

/** The rate as a fraction. The digits of a percent are moved, not divided. */
function readRate({ rate, percent }: Readonly<Record<string, unknown>>): number | null {
  if (rate !== undefined && percent !== undefined) return null
  const percents = readDecimal(percent)
  const figure = percents ? shifted(percents, -2) : readDecimal(rate)
  const value = figure === null ? 0 : toNumber(figure)
  return value >= LEAST_RATE && value <= RATE_CAP ? value : null
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

function readDay(text: unknown): number | null {
  const start = typeof text === 'string' && DAY.test(text) ? readBeijingTime(text) : null
  return start === null || Number.isNaN(start) ? null : start
}
