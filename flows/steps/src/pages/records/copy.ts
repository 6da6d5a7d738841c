/** Texts that lists share. */
export const copy = {
  loadingMore: '正在加载更多',
  moreFailed: '后面的内容加载失败',
  retry: '重试',
  all: '全选',
  ticked: (count: number) => `已选${count}项`,
} as const
