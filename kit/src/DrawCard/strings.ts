/** Simplified Chinese; other languages are in `locale/business`. */
export const drawCardStrings = { card: (place: number) => `第${place}张卡片`, drawing: '正在抽奖' }
