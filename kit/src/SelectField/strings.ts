/** Simplified Chinese; other languages are in `locale/business`. */
export const selectFieldStrings = {
  placeholder: '请选择',
  search: '搜索选项',
  searchPlaceholder: '输入关键字查找',
  found: (count: number) => `找到${count}项`,
  notFound: '没有找到',
  notFoundText: '换个关键字试试',
  empty: '暂无可选项',
  loadFailed: '选项没有加载出来，请检查网络后再点一次',
}
