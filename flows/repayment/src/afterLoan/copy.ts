/** Texts of signing after a loan. */
export const copy = {
  failed: '签约信息加载失败',
  /** Above the lender’s reason. */
  refused: '暂时无法签约',
  leave: {
    leaving: { title: '正在前往签约', text: '请在签约页面核对后确认，完成后会回到这里。' },
    failed: '签约页面没有打开',
    returned: { title: '签约还没有完成', text: '可以再次前往签约页面。签约不会产生扣款。' },
    again: '再次前往签约',
    kept: '借款和账单没有变化',
  },
  signed: { title: '签约已完成', text: '这笔借款的贷后签约已经完成。' },
  notNeeded: { title: '不需要签约', text: '这笔借款没有需要签署的内容。' },
  unknown: { title: '签约状态待更新', text: '暂时没有签约结果，请稍后再来查看。' },
  loan: '查看借款',
  bills: '返回账单',
} as const
