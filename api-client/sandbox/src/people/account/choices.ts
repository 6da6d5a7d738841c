/** An option of a field: the stored value and the label. */
export interface Choice {
  key: string
  value: string
}

const named = (...names: string[]): Choice[] => names.map((name) => ({ key: name, value: name }))

/** Levels of schooling. */
export const EDUCATIONS = named('初中及以下', '高中/中专', '大专', '本科', '硕士', '博士')

/** Marital states. */
export const MARRIAGES = named('未婚', '已婚', '离异', '丧偶')

/** Occupations. */
export const JOBS = named('企业职员', '公务员/事业单位', '个体经营', '自由职业', '学生', '退休', '其他')

/** Monthly income by its code. */
export const INCOME_RANGES: readonly Choice[] = [
  { key: '1', value: '1万元以下' },
  { key: '2', value: '1-2万元' },
  { key: '3', value: '2-3万元' },
  { key: '4', value: '3-4万元' },
  { key: '5', value: '4-5万元' },
  { key: '6', value: '5万元以上' },
]

/** Topics of complaints and feedback. */
export const FEEDBACK_KINDS = named(
  '借款问题',
  '还款问题',
  '额度与提额',
  '费用与利率',
  '信息安全',
  '服务态度',
  '其他',
)
