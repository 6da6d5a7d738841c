/** Texts of the page. */
export const copy = {
  label: '认证截图',
  hint: '请上传清晰、完整、未经修改的原始图片',
  guide: '如何获取',
  upload: '上传图片',
  several: (most: number) =>
    `请上传清晰、完整、未经修改的原始图片，最多${most}张；逐张审核，有一张通过就完成`,
  tries: '每天最多可提交3次，未通过时会说明原因。',
  left: (refused: number, left: number) => `已有${refused}次未通过，今天最多还可提交${left}次。`,
  /** By the number of examples. */
  examples: { 0: [], 1: ['查看示例'], 2: ['查看示例一', '查看示例二'] },
  refused: '图片未通过认证，请更换后重新上传',
  notSent: '这张没有提交',
} as const
