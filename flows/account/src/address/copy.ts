/** Texts of the page. */
export const copy = {
  failed: '地址加载失败',
  empty: { title: '还没有收货地址', text: '添加后，领取实物奖品时可以直接选用' },
  add: '添加地址',
  isDefault: '默认',
  most: (count: number) => `最多保存${count}个地址，需要新地址时请修改已有的`,
} as const
