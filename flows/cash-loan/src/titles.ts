/** Page titles, in the entry chunk with the definition. */
export const titles = {
  home: '借款',
  confirm: '确认借款',
  result: '借款成功',
  /** The partner lender's loan (spec 2: query from=cashLead). */
  leadResult: '借款服务申请成功',
} as const
