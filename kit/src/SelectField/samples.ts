import type { SelectOption } from './index.ts'

/** Monthly income. */
export const incomes: readonly SelectOption[] = [
  { value: '1', label: '1万以下' },
  { value: '2', label: '1-2万' },
  { value: '3', label: '2-3万' },
  { value: '4', label: '3-4万' },
  { value: '5', label: '4-5万' },
  { value: '6', label: '5万以上' },
]

/** A long list, with names of every length. */
export const industries: readonly SelectOption[] = [
  { value: 'a', label: '农、林、牧、渔业' },
  { value: 'b', label: '采矿业' },
  { value: 'c', label: '制造业', note: '食品、纺织、机械、电子' },
  { value: 'd', label: '电力、热力、燃气及水生产和供应业' },
  { value: 'e', label: '建筑业' },
  { value: 'f', label: '批发和零售业', note: '超市、便利店、电商' },
  { value: 'g', label: '交通运输、仓储和邮政业' },
  { value: 'h', label: '住宿和餐饮业' },
  { value: 'i', label: '信息传输、软件和信息技术服务业' },
  { value: 'j', label: '金融业', disabled: true, note: '暂不可选' },
  { value: 'k', label: '房地产业' },
  { value: 'l', label: '租赁和商务服务业' },
  { value: 'm', label: '居民服务、修理和其他服务业（含家政、养老、美容美发、洗浴、婚庆与殡葬等生活服务）' },
  { value: 'n', label: '教育' },
]
