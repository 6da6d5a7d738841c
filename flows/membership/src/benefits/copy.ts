/** Texts of the benefits of members. */
export const copy = {
  failed: '会员权益加载失败',
  empty: { title: '暂时没有会员权益', text: '有新的权益时会出现在这里' },
  state: { closed: '未开通', ready: '可使用', used: '本月已用', unknown: '状态待更新' },
  locked: { some: '未开通的权益可以通过会员升级获得。', all: '开通会员后可以使用以下权益。' },
  open: '开通会员',
  upgrade: '会员升级',
} as const
