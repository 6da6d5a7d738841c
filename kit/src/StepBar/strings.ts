/** Simplified Chinese; other languages are in `locale/application`. */
export const stepBarStrings = {
  label: '申请进度',
  place: (place: number, total: number) => `第${place}步，共${total}步`,
  about: (minutes: number) => `约${minutes}分钟`,
  /** The same for a screen reader, which has no bar beside it. */
  left: (minutes: number) => `全部完成还需约${minutes}分钟`,
  takes: (minutes: number) => `这一步约${minutes}分钟`,
  maybe: (titles: string) => `之后可能还有${titles}`,
  and: '、',
  join: '，',
}
