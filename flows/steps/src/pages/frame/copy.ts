/** Texts of the framed page. */
export const copy = {
  title: '详情',
  frame: '协议内容',
  loading: '正在加载',
  by: (host: string) => `页面由 ${host} 提供`,
  refused: {
    title: '暂时无法打开该页面',
    text: '为了您的账户安全，没有打开这个地址。请返回后重试，或联系客服。',
  },
  back: '返回',
} as const
