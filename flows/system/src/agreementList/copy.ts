/** Texts of the page. */
export const copy = {
  failed: '协议列表加载失败',
  head: (version: string) => `个人征信授权书的合作机构协议，版本${version.replace(/^v/i, '')}`,
  empty: { title: '暂无协议', text: '需要您阅读的协议会显示在这里。' },
  back: '返回',
} as const
