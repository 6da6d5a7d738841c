/** Texts that pages share. What belongs to one page or part is in its own `copy.ts`, and is loaded with it. */
export const copy = {
  loading: '正在加载',
  failed: {
    title: '页面加载失败',
    part: '加载失败，请检查网络后重试',
    section: '请检查网络后重试，页面其他内容不受影响。',
    retry: '重试',
  },
  tooLong: (longest: number) => `不能超过${longest}个字`,
  /** A write without a reply: it may have been carried out. */
  unknown: '没有收到服务器的确认，可能已经提交成功。您填写的内容都在，请先查看结果，再决定是否重新提交。',
  /** An address that the host does not open. */
  refusedUrl: '暂时无法打开该页面，请稍后重试',
  /** The messenger's functions could not be loaded. */
  scanFailed: '初始化失败，请重试',
} as const
