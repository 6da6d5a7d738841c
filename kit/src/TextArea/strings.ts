/** Simplified Chinese; other languages are in `locale/business`. */
export const textAreaStrings = {
  count: (count: number, max: number) => `已输入${count}个字，最多${max}个`,
}
