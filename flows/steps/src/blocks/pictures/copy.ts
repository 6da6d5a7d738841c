/** Texts about pictures that go with a form. */
export const copy = {
  unsent: '图片还没有全部上传，请稍候再提交',
} as const
