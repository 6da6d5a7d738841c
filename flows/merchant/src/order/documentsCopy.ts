/** Texts of the documents of a review. */
export const copy = {
  /** Names of those that every application may need, where the server lists none. */
  titles: { certificate: '经营许可证', contract: '店铺租赁合同', marriageCert: '结婚证' },
  notes: { open: '待上传', done: '已收到', failed: '没有通过，请重新上传' },
  ifMarried: '已婚需上传',
} as const
