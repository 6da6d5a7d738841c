/** Texts of the page. */
export const copy = {
  asking: { title: '正在确认注销结果', text: '没有收到服务器的确认，正在查询账号是否还在。' },
  closed: {
    title: '账号已注销',
    text: '这台设备已退出登录，填写的内容和草稿已清除。',
    next: '用原手机号登录会开通一个新账号',
  },
  unconfirmed: {
    title: '登录已结束',
    text: '没有收到注销的确认，但登录已经失效，账号很可能已经注销。',
    next: '用原手机号登录可以确认；如果账号已注销，会开通一个新账号',
  },
  open: { title: '账号还没有注销', text: '服务器没有完成注销，账号可以继续使用。' },
  none: { title: '没有查到注销结果', text: '这里只显示在这台设备上刚刚提交的注销。' },
  failed: '注销结果查询失败',
  again: '重新申请注销',
  home: '返回首页',
} as const
