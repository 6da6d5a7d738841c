/** Texts of the way to the bank's page. */
export const copy = {
  loadFailed: '暂时无法添加银行卡',
  leaving: { title: '正在前往银行页面', text: '请在银行页面填写卡号，并完成验证。' },
  failed: '银行页面没有打开',
  returned: {
    title: '银行卡添加好了吗？',
    text: '如果已在银行页面完成，请查看结果，不要重复添加。还没有完成的话，可以再次前往。',
  },
  again: '再次前往',
  kept: '没有添加银行卡，您的银行卡没有变化',
  result: '查看添加结果',
  list: '返回银行卡',
} as const
