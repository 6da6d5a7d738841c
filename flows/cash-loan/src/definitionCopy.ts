/** Texts of the definition: they are in the first chunk, unlike those of the pages. */
export const titles = {
  home: '借款',
  confirm: '确认借款',
  /** Fits every result of the review, which is still open when the page opens (spec 2 gives the meaning, not the text). */
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
