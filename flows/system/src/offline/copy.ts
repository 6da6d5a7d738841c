/** Texts of the page. */
export const copy = {
  offline: { title: '网络连接已断开', text: '请检查手机的无线网络或移动数据，连上后再试。' },
  online: { title: '网络可以使用', text: '可以返回刚才的页面继续。' },
  kept: '已填写的内容会保留',
  still: '还没有连上网络',
  retry: '重试',
  back: '返回刚才的页面',
  home: '回到首页',
} as const
