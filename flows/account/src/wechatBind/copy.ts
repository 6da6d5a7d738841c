/** Texts of the page. */
export const copy = {
  leave: {
    leaving: { title: '正在前往微信', text: '即将打开微信的授权页面，完成后会回到这里。' },
    failed: '微信绑定信息加载失败',
    returned: { title: '还没有绑定微信', text: '如果没有同意授权，可以再次前往微信绑定。' },
    again: '前往微信绑定',
    kept: '账号没有变化',
  },
  bound: { title: '已绑定微信', nickname: '微信昵称' },
  closed: { title: '暂时不能绑定微信', text: '请稍后再试，账号没有变化。' },
  back: '返回设置',
} as const
