/** Texts of the page. */
export const copy = {
  failed: '认证信息加载失败',
  label: '认证截图',
  hint: '请上传清晰、完整、未经修改的原始图片',
  tries: '每天最多可提交3次，未通过时会说明原因。',
  example: '查看示例',
  refused: '图片未通过认证，请更换后重新上传',
  blocked: { title: '暂时无法认证', text: '请稍后再试', back: '知道了' },
} as const
