import type { ExitOf } from '@koo/flow'
import type { Floor } from './floors.ts'
import type { HomeStep } from './step.ts'

/** What a floor of the page is shown with. */
export interface FloorProps {
  floor: Floor
  exit: ExitOf<HomeStep>
  /** The coupon to which a visitor has come back. */
  coupon: string | undefined
}
