/** Simplified Chinese; other languages are in `locale/business`. */
export const checkGroupWords = {
  count: (chosen: number, max: number) => `已选 ${chosen}/${max}`,
}
