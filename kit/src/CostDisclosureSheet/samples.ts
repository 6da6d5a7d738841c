import { words } from '../CostDisclosure/samples.ts'
import type { CostSheetWords } from './words.ts'

/** For stories and tests. */
export const sheetWords: CostSheetWords = {
  ...words,
  content: '成本明细',
  wait: (seconds) => `请阅读（${seconds}秒）`,
  waitReason: '请留出时间阅读，倒计时结束后可以确认',
  ready: '阅读时间已到，可以确认了',
  confirm: '已阅读并确认',
  back: '返回修改',
}
