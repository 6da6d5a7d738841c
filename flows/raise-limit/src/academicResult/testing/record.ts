import type { AcademicRecord } from '@koo/api-client/types'

/** A current record as the server sends it. */
export const current = {
  name: '陈*',
  gender: '女',
  birthday: '2004-03-09',
  nation: '汉族',
  idNumber: '3301**********1234',
  academy: '示例大学',
  level: '本科',
  faculty: '经济与管理学院',
  classes: '金融工程1班',
  major: '金融工程',
  sno: '2024010123',
  eduSystem: '4',
  eduType: '普通高等教育',
  studyForm: '普通全日制',
  admissionDate: '2024-09-01',
  schoolRollStatus: '在籍（注册学籍）',
  graduationDate: '2028-06-30',
  onlineVerificationCode: 'AB12CD34EF56',
  reportUpdateDate: '2026-03-02',
} as const satisfies AcademicRecord

/** One of a customer who is no student any more. */
export const ended: AcademicRecord = { ...current, schoolRollStatus: '不在籍（毕业）' }
