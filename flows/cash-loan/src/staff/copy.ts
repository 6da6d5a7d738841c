/** Texts of the staff loan. */
export const copy = {
  notStaff: { text: '您可以申请普通借款。', ordinary: '去普通借款' },
  question: { title: '确认申请员工借款？' },
} as const
