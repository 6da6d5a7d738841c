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
  examples: {
    0: [],
    1: ['查看示例'],
    2: ['查看示例一', '查看示例二'],
    3: ['查看示例一', '查看示例二', '查看示例三'],
  },
  refused: '图片未通过认证，请更换后重新上传',
  notSent: '这张没有提交',
  /** Pictures that are kept for a review. */
  kept: {
    tip: '图片选好后会立即上传，全部传完后点下方的按钮。',
    hint: '请上传清晰、完整、未经修改的原始图片',
    several: (most: number) => `请上传清晰、完整、未经修改的原始图片，最多${most}张`,
    /** After a reload, by what had arrived and what had not. */
    lost: (unsent: number, proof: string) => `有${unsent}张没有传完，请重新选择${proof}。`,
    arrived: (sent: number) => `此前已传完${sent}张，不用再选。`,
    missing: (proof: string) => `请先上传${proof}`,
    busy: '还有图片正在上传，请稍等',
    submit: '完成上传',
    /** Where the server has not named the months. */
    months: '最近6个月',
    range: (first: string, last: string) => `${first}至${last}`,
    month: (year: number, month: number) => `${year}年${month}月`,
  },
} as const
