import type { PlanRow } from '../ScheduleTable/index.ts'

/** Places of the two pieces of a bar, as percentages of the drawing. */
export interface Bar {
  x: string
  width: string
  chargeY: string
  chargeHeight: string
  principalY: string
  principalHeight: string
}

/** Part of a bar's slot that is left empty. */
const SPACING = 0.26
/** Empty space between the two pieces, and the least height of a piece that is not zero, in percent. */
const GAP = 2.5
const LEAST = 3
/** Widest bar, in percent of the drawing: few periods are no reason for slabs. */
const WIDEST = 14

const percent = (value: number) => `${Math.round(value * 100) / 100}%`

/** Lays the bars out: the highest payment fills the drawing, principal stands on the base, the charge on top of it. */
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
