import { deliveryCopy } from '@koo/steps/delivery'

/** Texts of the page. */
export const copy = {
  failed: '地址加载失败',
  submit: '保存地址',
  ...deliveryCopy,
  labels: { ...deliveryCopy.labels, isDefault: '设为默认地址' },
  gone: { title: '没有找到这个地址', text: '可能已经修改过，请返回后重新选择' },
  back: '返回地址管理',
} as const
