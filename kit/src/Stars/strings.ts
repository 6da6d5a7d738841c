/** Simplified Chinese; other languages are in `locale/business`. */
export const starsStrings = {
  star: (count: number, word: string) => `${count}星，${word}`,
  poor: '较差',
  average: '一般',
  good: '满意',
  none: '点击星星评分',
}
