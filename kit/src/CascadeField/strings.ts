/** Simplified Chinese; other languages are in `locale/business`. */
export const cascadeFieldStrings = {
  placeholder: '请选择',
  levels: ['省份', '城市', '区县', '街道'],
  path: '已选的地区',
  choose: (level: string) => `选择${level}`,
  loading: (level: string) => `正在加载${level}`,
  failed: (level: string) => `${level}没有加载出来`,
  failedText: '请检查网络后重试，已选的不会丢失。',
  empty: (level: string) => `暂无可选${level}`,
  loadFailed: '选项没有加载出来，请检查网络后再点一次',
}
