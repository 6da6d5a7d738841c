import { deliveryCopy } from '@koo/steps/delivery'

/** Texts of the page. */
export const copy = {
  failed: '收货地址加载失败',
  intro: '地址只用于这一个奖品，确认后不能修改',
  prize: '奖品',
  saved: '选择收货地址',
  isNew: '使用新地址',
  writeNew: '填写新地址',
  isDefault: '默认',
  most: (count: number) => `已保存${count}个地址，不能再新增，请选择其中一个`,
  submit: '确认收货地址',
  ...deliveryCopy,
  missing: { ...deliveryCopy.missing, chosen: '请选择收货地址' },
  gone: {
    title: '这个奖品现在不需要填写地址',
    text: '可能已经填写过，或者已超过填写期限，请在奖品列表中查看',
  },
  prizes: '返回我的奖品',
} as const
