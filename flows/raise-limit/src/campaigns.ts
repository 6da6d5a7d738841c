import { campaign } from '@koo/steps/campaign'

/** The campaign of a month, in every season. */
const month = (number: number, name: string) =>
  campaign({ month: number }).with({ title: `${name}月提额活动` })

/** The months of a season, from October to May. */
export const campaigns = {
  octoberActivity: month(10, '十'),
  novemberActivity: month(11, '十一'),
  decemberActivity: month(12, '十二'),
  januaryActivity: month(1, '一'),
  februaryActivity: month(2, '二'),
  marchActivity: month(3, '三'),
  aprilActivity: month(4, '四'),
  mayActivity: month(5, '五'),
}
