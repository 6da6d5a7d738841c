/** Simplified Chinese; other languages are in `locale/application`. */
export const stepBarStrings = {
  label: '全部步骤',
  place: (place: number, total: number) => `第${place}步，共${total}步`,
  total: (total: number) => `共${total}步`,
  next: (title: string) => `接下来：${title}`,
  allDone: '全部完成',
  join: '，',
}
