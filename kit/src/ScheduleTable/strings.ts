/** Simplified Chinese; other languages are in `locale/business`. */
export const scheduleTableStrings = {
  caption: '还款计划表',
  period: '期次',
  due: '应还金额',
  before: '优惠前',
  expand: (count: number) => `展开全部${count}期`,
  collapse: '收起',
}
