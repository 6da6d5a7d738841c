/** Texts of the page. */
export const copy = {
  failed: '协议加载失败',
  intro: '请仔细阅读下列协议，同意后会保存签署记录。',
  heading: '协议列表',
  read: '已阅读',
  unread: '未读',
  submit: '同意并继续',
  none: '暂时没有可签署的协议',
  noneText: '请稍后重新加载，或联系客服。',
  reload: '重新加载',
} as const
