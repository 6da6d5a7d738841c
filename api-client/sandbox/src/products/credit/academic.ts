import { ACADEMIC_ENDINGS } from '../../people/credit/magic.ts'
import { Refusal, RESULTS } from '../../engine/results.ts'
import type { Customer } from '../../engine/customer.ts'
import type { Wire } from '../../engine/contract.ts'
import { identityOf } from '../../people/account/identity.ts'
import { beijingDay } from '../../engine/calendar.ts'
import { AUTH } from '../../ledger/limit/authorisations.ts'
import { completeRaise, countFailure, isRaised, requireMayRaise } from '../../ledger/limit/raise.ts'

const REFUSED: Readonly<Record<string, string>> = {
  [ACADEMIC_ENDINGS.expired]: '在线验证码已过期，请重新获取',
  [ACADEMIC_ENDINGS.notFound]: '未查询到学籍信息，请核对在线验证码',
  [ACADEMIC_ENDINGS.otherPerson]: '学籍信息与本人不一致',
}

/** Age at which the sandbox's customers started their studies. */
const FIRST_YEAR_AGE = 18

/**
 * The student record of a code. A current one raises the limit once; later calls only show it. A record that has ended
 * is shown but does not raise the limit.
 */
export function academicRecord(customer: Customer, typed: string): Wire<'credit/queryAcademicInfo'> {
  const code = typed.replaceAll(/\s/g, '').toUpperCase()
  if (!/^[A-Z0-9]{12,16}$/.test(code))
    throw new Refusal(RESULTS.badRequest, '在线验证码填写有误，请检查后重试')
  if (!isRaised(customer, AUTH.academic)) requireMayRaise(customer, AUTH.academic)
  const ending = code.slice(-4)
  const refused = REFUSED[ending]
  if (refused !== undefined) {
    countFailure(customer, AUTH.academic)
    throw new Refusal(RESULTS.authRefused, refused)
  }
  const hasEnded = ending === ACADEMIC_ENDINGS.left
  if (!hasEnded) completeRaise(customer, AUTH.academic)
  return { ...recordOf(customer, hasEnded), onlineVerificationCode: code }
}

function recordOf(customer: Customer, hasEnded: boolean): Wire<'credit/queryAcademicInfo'> {
  const { name, gender, birthday, idNumberMasked } = identityOf(customer)
  const today = beijingDay(customer.now)
  const thisYear = Number(today.slice(0, 4))
  // A current record is in the middle of its four years, on any day.
  const from = hasEnded ? Number(birthday.slice(0, 4)) + FIRST_YEAR_AGE : thisYear - 2
  return {
    name,
    gender,
    birthday,
    nation: '汉族',
    idNumber: idNumberMasked,
    academy: '示例大学',
    level: '本科',
    faculty: '经济与管理学院',
    classes: '金融工程1班',
    major: '金融工程',
    sno: `${from}010123`,
    eduSystem: '4',
    eduType: '普通高等教育',
    studyForm: '普通全日制',
    admissionDate: `${from}-09-01`,
    schoolRollStatus: hasEnded ? '不在籍（毕业）' : '在籍（注册学籍）',
    graduationDate: `${from + 4}-06-30`,
    reportUpdateDate: today,
  }
}
