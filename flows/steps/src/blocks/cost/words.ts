import type { CostWords } from '@koo/kit/CostDisclosure'
import type { CostSheetWords } from '@koo/kit/CostDisclosureSheet'

/** The words around the figures of a table of costs. */
export const words: CostWords = {
  title: '综合融资成本明示表',
  charged: '共需支付利息和费用',
  annualRate: '综合年化成本',
  principal: '借款本金',
  repaid: '本金与息费合计',
  items: '息费明细',
  chargedBy: (name) => `由${name}收取`,
  annual: (rate) => `年化${rate}`,
  taken: '收取方式',
  standard: '收费标准',
  discounts: '优惠减免',
  afterDiscounts: '优惠后合计',
  total: '合计',
  contingent: '特定情形下才会收取',
  contingentNote: '按约定还款不会产生，不计入以上金额',
  nothingElse: '除以上列明的息费外，不收取其他费用。',
  method: '年化成本的计算方法',
}

/** The same where the table is read and confirmed in a dialog. */
export const sheetWords: CostSheetWords = {
  ...words,
  content: '成本明细',
  wait: (seconds) => `请阅读（${seconds}秒）`,
  waitReason: '请留出时间阅读，倒计时结束后可以确认',
  ready: '阅读时间已到，可以确认了',
  confirm: '已阅读并确认',
  back: '返回修改',
}
