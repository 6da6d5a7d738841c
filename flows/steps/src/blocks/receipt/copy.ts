/** Texts of what a customer keeps of a receipt. */
export const copy = {
  calendar: '加入日历',
  picture: '保存图片',
  copySerial: (label: string) => `复制${label}`,
  saved: {
    picture: '图片已下载，可在浏览器的下载里查看',
    calendar: '日历文件已下载，打开后可加入日历',
  },
  noPicture: '图片没有生成，可以截屏保存',
  pictureSheet: { title: '保存图片', hint: '长按图片保存' },
  datesSheet: {
    title: '还款日',
    hint: '这里不能下载日历文件。可以复制还款日，再记到您的日历里。',
    copy: '复制还款日',
  },
  time: '时间',
  /** Below the picture. */
  note: '本图由结果页生成，仅供自己留存，以合同和账单为准。',
  event: {
    name: '还款日',
    title: (amount: string, period: number, count: number) => `还款¥${amount}（第${period}期，共${count}期）`,
    text: '还款金额以账单为准。',
  },
  due: (day: string, amount: string, period: number) => `${day} ¥${amount}（第${period}期）`,
} as const
