import { informationCopy } from '@koo/steps/information/fields'

/** Texts of the page. */
export const copy = {
  failed: '个人资料加载失败',
  groups: { basic: '基本资料', contact: '联系方式', work: '工作与学历' },
  labels: {
    ...informationCopy.labels,
    nickname: '昵称',
    realName: '姓名',
    gender: '性别',
    birthday: '出生日期',
    mobile: '手机号',
    address: '居住地址',
    shipping: '收货地址',
  },
  fixed: '以证件信息为准',
  unverified: '未实名',
  blank: '未填写',
  notChosen: '未选择',
  genders: [
    { value: '男', label: '男' },
    { value: '女', label: '女' },
  ],
  missing: { nickname: '请填写昵称', gender: '请选择性别', birthday: '请选择出生日期' },
  intro: {
    nickname: '最多20个字',
    email: '用于接收电子合同和个人信息副本，留空并保存即为删除',
  },
  save: '保存',
  saved: '已保存',
} as const
