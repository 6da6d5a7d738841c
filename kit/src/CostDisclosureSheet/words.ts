import type { CostWords } from '../CostDisclosure/index.ts'

/** The fixed words of a table of costs that is confirmed. */
export interface CostSheetWords extends CostWords {
  /** Name of what scrolls, for screen readers ("成本明细"). */
  content: string
  /** The button while the table is read ("请阅读（5秒）"). */
  wait: (secondsLeft: number) => string
  /** Why the button waits, for screen readers ("请留出时间阅读，倒计时结束后可以确认"). */
  waitReason: string
  /** Announced when the time is over ("阅读时间已到，可以确认了"). */
  ready: string
  /** "已阅读并确认". */
  confirm: string
  /** The way back, which calls `onOpenChange(false)` as every other way out does ("返回修改"). */
  back: string
}
