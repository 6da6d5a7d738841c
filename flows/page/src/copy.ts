/** Texts that pages share. What belongs to one page is in that page's `copy.ts`. */
export const copy = {
  loading: '正在加载',
  failed: {
    title: '页面加载失败',
    part: '加载失败，请检查网络后重试',
    section: '请检查网络后重试，您填写的内容不会丢失。',
    retry: '重试',
  },
  tooLong: (longest: number) => `不能超过${longest}个字`,
  /** What an ID card says. */
  card: {
    notInName: (character: string) => `姓名里不能有“${character}”，请核对后修改`,
    unknownInName: '姓名里有无法识别的字，请删除后重新输入',
    noDay: (day: string) => `${day}不是一个日期，请按身份证填写`,
    notYetValid: '有效期限的开始日期还没有到，请核对',
    endsBeforeStart: '有效期限的结束日期早于开始日期，请核对',
    expired: '身份证已过有效期，请更换证件后重试',
  },
  /** Number of wrong fields; each field shows its own message. */
  summary: (count: number) => `有${count}处需要修改`,
  /** A write without a reply: it may have been carried out. */
  unknown: '没有收到服务器的确认，可能已经提交成功。您填写的内容都在，请先查看结果，再决定是否重新提交。',
  outcome: '查看结果',
  submitAgain: '重新提交',
  code: {
    label: '验证码',
    sent: (masked: string) => `已发送至${masked}`,
    send: '获取验证码',
    resend: '重新获取',
    resendIn: (seconds: number) => `${seconds}秒后重新获取`,
    voiceAsk: '收不到短信？',
    voiceSend: '接听语音验证码',
    voice: '验证码将通过电话告知，请留意接听',
    again: '新的验证码已发送，请使用最新的一条',
    failed: '验证码发送失败，请重试',
  },
  /** An address that the host does not open. */
  refusedUrl: '暂时无法打开该页面，请稍后重试',
  /** The messenger's functions could not be loaded. */
  scanFailed: '初始化失败，请重试',
  waiting: { refresh: '刷新结果', interrupted: '网络不稳定，正在重新连接，请稍候' },
} as const
