import { readDecimal, shifted, toNumber } from '../number/decimal.ts'
import type { Ceiling } from '../schedule/ceilings.ts'
import { RATE_CAP } from '../schedule/rateCap.ts'
import { readBeijingTime } from './dates.ts'

/** A lower percent is a fraction that was written in place of it: 0.24 for 24. */
const LEAST_PERCENT = 1

// semantics 14, OC-55
/**
 * Reads ceilings of a configuration: `{ lenderKind?, method?, percent, from, source? }`, the day as YYYY-MM-DD. A row that
 * is wrong in any part is left out: another kind or method than written, a percent above 36 or below 1, no day. What it
 * meant cannot be known, and without it the row before it holds, at the most 36 %. Never throws.
 */
export function readCeilings(configured: unknown): Ceiling[] {
  return Array.isArray(configured) ? configured.flatMap((row: unknown) => readRow(row) ?? []) : []
}

function readRow(row: unknown): Ceiling | null {
  if (typeof row !== 'object' || row === null) return null
  const { lenderKind = null, method = null, percent, from, source = '' } = row as Record<string, unknown>
  const [rate, day] = [readPercent(percent), readDay(from)]
  if (rate === null || day === null || typeof source !== 'string') return null
  if (lenderKind !== null && (typeof lenderKind !== 'string' || lenderKind.trim() === '')) return null
  if (method !== null && method !== 'irr' && method !== 'sum') return null
  return { lenderKind: lenderKind?.trim() ?? null, method, rate, from: day, source }
}

/** A percent as a fraction; its digits are moved, not divided. */
function readPercent(percent: unknown): number | null {
  const figure = readDecimal(percent)
  if (figure === null || toNumber(figure) < LEAST_PERCENT) return null
  const rate = toNumber(shifted(figure, -2))
  return rate <= RATE_CAP ? rate : null
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

function readDay(text: unknown): number | null {
  const start = typeof text === 'string' && DAY.test(text) ? readBeijingTime(text) : null
  return start === null || Number.isNaN(start) ? null : start
}
