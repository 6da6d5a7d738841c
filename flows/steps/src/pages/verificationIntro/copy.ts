/** Texts of the introduction of a verification; its steps are the flow's. */
export const copy = {
  heading: '认证说明',
  tutorial: '查看教程',
  account: {
    heading: '关注公众号',
    code: (name: string | null) => (name === null ? '公众号二维码' : `公众号“${name}”的二维码`),
    /** By where the customer comes from: WeChat reads a code on the screen, any other browser saves it. */
    scan: {
      WX: '长按二维码，选择识别图中的二维码，然后关注公众号。',
      APP: '长按二维码保存到相册，再打开微信“扫一扫”，从相册选择这张图片，然后关注公众号。',
    },
    search: (name: string | null) =>
      name === null
        ? '打开微信，搜索我们的公众号并关注。公众号名称可以向客服咨询。'
        : `打开微信，搜索公众号“${name}”并关注。`,
    orSearch: (name: string) => `也可以在微信中搜索公众号“${name}”`,
    copyName: '复制公众号名称',
  },
} as const
