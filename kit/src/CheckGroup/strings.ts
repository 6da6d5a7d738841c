/** Simplified Chinese; other languages are in `locale/business`. */
export const checkGroupStrings = {
  count: (chosen: number, max: number) => `已选${chosen}/${max}`,
}
