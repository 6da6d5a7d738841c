/** Texts of the definition: they are in the entry chunk, unlike the pages'. */
export const titles = {
  home: '借款',
  confirm: '确认借款',
  /** True whatever the review decides: the page is entered before it has (spec 2 gives the meaning, not the words). */
  result: '借款结果',
  /** The partner lender's loan (spec 2: query from=cashLead). */
  leadResult: '借款服务结果',
} as const

/** Asked whenever the loan page is left by going back. */
export const leaveCopy = {
  title: '确定要离开吗？',
  body: '借款尚未提交。已填写的信息会保留24小时，回来可以继续。',
  stay: '继续借款',
  leave: '离开',
} as const
