/** Texts about what became of adding a card. */
export const copy = {
  failed: '添加结果加载失败',
  added: { title: '银行卡已添加', text: '可以在银行卡列表里查看。' },
  card: '新添加的卡',
  none: {
    title: '没有添加新的银行卡',
    text: '如果已在银行页面完成，可以稍后刷新查看，不要重复添加。',
    kept: '您原来的银行卡没有变化',
  },
  unknown: {
    title: '请在银行卡列表查看',
    text: '这里没有添加前的记录，无法判断是否添加了新卡。',
  },
  list: '查看银行卡',
  loan: '去借款',
  again: '重新添加',
  refresh: '刷新结果',
} as const
