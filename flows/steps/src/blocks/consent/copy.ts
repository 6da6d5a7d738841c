/** Texts of the agreement line. */
export const copy = {
  /** The tick also confirms the purpose of the loan. */
  lead: '我承诺借款用途真实合规，已阅读并同意',
  missing: '请先阅读并同意借款协议',
  failed: '协议加载失败，暂时无法勾选',
  reload: '重新加载',
  /** An agreement that cannot be opened: nobody can agree to what cannot be read. */
  unreadable: (name: string) => `《${name}》暂时无法打开，为了您的权益不能勾选，请稍后再试或联系客服`,
  closed: '协议暂时无法打开，请稍后再试',
} as const
