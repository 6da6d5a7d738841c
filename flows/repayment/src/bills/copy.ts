/** Texts of the list of bills. */
export const copy = {
  failed: '账单加载失败',
  tabs: '账单',
  tab: { open: '待还', paid: '已还清' },
  period: (period: number) => `第${period}期账单`,
  bill: '账单',
  select: '待还的账单',
  total: (sum: string) => `合计 ¥${sum}`,
  pay: (count: number) => (count === 0 ? '请选择要还的账单' : `去还${count}笔`),
  plan: '还款计划',
  result: '查看结果',
  overdue: (count: number) => `有${count}笔账单已逾期。同一笔借款从最早的一期还起。`,
  sign: { text: '有一笔借款还需要完成贷后签约。', action: '去签约' },
  autopay: { label: '自动还款', on: '已开启', off: '未开启' },
  early: '提前结清',
  refunds: '退款记录',
  empty: {
    never: { title: '还没有账单', text: '借款放款后，每一期账单都会显示在这里' },
    open: { title: '没有待还的账单', text: '新的账单会在还款日之前显示在这里' },
    paid: { title: '还没有还清的账单', text: '还清的账单会保留在这里' },
  },
  borrow: '去借款',
} as const
