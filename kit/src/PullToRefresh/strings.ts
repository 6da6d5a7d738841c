/** Simplified Chinese; other languages are in `locale/business`. */
export const pullToRefreshStrings = {
  button: '刷新',
  pulling: '下拉刷新',
  ready: '松开刷新',
  refreshing: '正在刷新',
  done: '已刷新',
  failed: '没有刷新成功，请稍后再试',
}
