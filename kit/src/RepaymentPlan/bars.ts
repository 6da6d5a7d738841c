import type { PlanRow } from '../ScheduleTable/index.ts'

/** Position and size of the two pieces of a bar, in percent of the drawing. */
export interface Bar {
  x: string
  width: string
  chargeY: string
  chargeHeight: string
  principalY: string
  principalHeight: string
}

/** Part of a bar's slot that stays empty. */
const SPACING = 0.26
/** Gap between the two pieces, and smallest height of a piece that is not zero, in percent. */
const GAP = 2.5
const LEAST = 3
/** Maximum width of a bar, in percent of the drawing, for plans with few periods. */
const WIDEST = 14

const percent = (value: number) => `${Math.round(value * 100) / 100}%`

/** Calculates the bars: the highest payment fills the drawing, principal at the bottom, the charge on top. */
export function barsOf(rows: readonly PlanRow[]): Bar[] {
  const highest = Math.max(...rows.map(({ bars }) => bars.principal + bars.charge), 1)
  const slot = 100 / rows.length
  const width = Math.min(slot * (1 - SPACING), WIDEST)
  const height = (value: number) => (value > 0 ? Math.max(LEAST, (value / highest) * (100 - GAP)) : 0)
  return rows.map(({ bars }, index) => {
    const principal = Math.min(height(bars.principal), 100 - GAP - LEAST)
    const charge = Math.min(height(bars.charge), 100 - GAP - principal)
    return {
      x: percent(slot * (index + 0.5) - width / 2),
      width: percent(width),
      principalY: percent(100 - principal),
      principalHeight: percent(principal),
      chargeY: percent(100 - principal - GAP - charge),
      chargeHeight: percent(charge),
    }
  })
}
