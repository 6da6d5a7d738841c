/** Texts of the page. */
export const copy = {
  failed: '协议加载失败',
  gone: { title: '没有找到这份协议', text: '协议可能已更新，请返回后重试，或联系客服。' },
  outside: '协议将在新的页面中打开，看完后返回这里。',
  open: '查看协议',
  closed: '协议暂时无法打开，请稍后再试或联系客服。',
  version: '版本',
  versionOf: (version: string) => version.replace(/^v/i, ''),
  back: '返回',
} as const
