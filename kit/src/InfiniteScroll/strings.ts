/** Simplified Chinese; other languages are in `locale/business`. */
export const infiniteScrollStrings = {
  loading: '正在加载更多',
  failed: '后面的内容加载失败',
  more: '加载更多',
  end: '没有更多了',
}
