/** For a page that may not be shown inside the page of another company. */
export const copy = {
  title: '请在新窗口中打开此页面',
  text: '为了您的账户安全，此页面不在其他网页中显示。打开后可以继续办理。',
  open: '在新窗口中打开',
  instead: '没有打开？在当前窗口打开',
} as const
