/** Texts of the page. */
export const copy = {
  before: '录屏前请确认',
  points: [
    '录屏期间屏幕上的内容都会被录下，请先关闭无关的应用和通知',
    '系统会询问是否开始录屏，请选择开始',
    '按教程操作，完成后结束录屏，回到这里查看结果',
  ],
  start: '开始录屏',
  toResult: '已录完，查看结果',
  tutorial: '查看录屏教程',
  elsewhere: {
    title: '请在App内完成',
    text: '录屏要由手机中的App完成，这里不能录制屏幕。请复制链接，在App中打开后继续。',
    copyLink: '复制链接',
  },
  /** Nothing runs: what to do. */
  cancelled: '录屏没有开始，可以重新开始',
  noAddress: '暂时不能开始录屏，请稍后再试',
  noReply: '没有收到服务器的确认，录屏没有开始，可以重新开始',
  /** It may run. */
  silent: '没有收到App的回应，录屏可能已经开始。请先查看手机上的录屏提示，再决定是否重新开始。',
} as const
