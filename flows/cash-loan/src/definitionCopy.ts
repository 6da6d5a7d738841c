/** Texts of the definition: they are in the entry chunk, unlike the pages'. */
export const titles = {
  home: '借款',
  confirm: '确认借款',
  result: '借款成功',
  /** The partner lender's loan (spec 2: query from=cashLead). */
  leadResult: '借款服务申请成功',
} as const

/** Asked when the loan page is left by going back with something entered. */
export const leaveCopy = {
  title: '确定要离开吗？',
  body: '您填写的借款信息会保留24小时，回来可以继续。',
  stay: '继续借款',
  leave: '离开',
} as const
