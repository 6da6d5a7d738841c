/** Simplified Chinese; other languages are in `locale/business`. */
export const repayDayHintStrings = { text: '还款日为29、30或31日时，当月没有这一天则按月末还款。' }
