/** Texts of a complaint, and what feedback shares with it. */
export const copy = {
  pictures: { label: '图片', hint: (most: number) => `选填，最多${most}张，可以是页面截图` },
  numberOfIt: '受理编号',
  received: { next: '处理进度会在消息里通知您', home: '返回帮助中心' },
  service: '联系客服',
  complaint: {
    intro: '请写清时间、经过和您的诉求，方便我们核实处理。',
    text: '投诉内容',
    placeholder: '例如：哪一天、在哪个页面、遇到了什么问题',
    contact: '联系方式',
    contactHint: '选填，不填则联系您的登录手机号',
    submit: '提交投诉',
    missing: { text: '请填写投诉内容' },
    wrong: { contact: (most: number) => `联系方式不能超过${most}个字` },
    title: '投诉已收到',
  },
} as const
