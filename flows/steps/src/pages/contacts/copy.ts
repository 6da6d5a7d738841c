import { ROWS } from './relations.ts'

const relatives = ROWS[0].relations.map(({ label }) => label).join('、')
const friends = ROWS[1].relations.map(({ label }) => label).join('或')

/** Texts of the pages of emergency contacts. */
export const copy = {
  failed: '联系人加载失败',
  intro: '仅在联系不上您时使用，不会透露您的借款信息。',
  who: { 1: `请填写一位亲属：${relatives}`, 2: `请填写一位${friends}` },
  expired: '原联系人信息已失效，请更新。',
  relation: '与本人关系',
  submit: '提交联系人',
  missing: { relation: '请选择与本人的关系', name: '请填写姓名', phone: '请填写手机号' },
  wrong: {
    name: '姓名为1到12个汉字或字母，不含间隔号',
    phone: '请填写正确的11位手机号',
    twice: '两位联系人的手机号不能相同',
  },
  /** Result 300: the rows of the page. */
  exists: (rows: readonly number[]) => `第${rows.join('、')}联系人已存在，请重新填写`,
  refused: '系统异常，请稍后重试',
  /** The address book of the phone. */
  book: {
    ask: '从手机通讯录中推荐',
    asking: '正在读取通讯录',
    open: '通讯录中没有可以推荐的联系人，请直接填写。',
    refused: '没有获得通讯录权限，请直接填写。',
    failed: '没有读取到通讯录，请直接填写。',
  },
  notSaved: '该联系人没有保存成功，请更换后重新提交。',
  blocked: { title: '暂时无法提交联系人', back: '知道了', tomorrow: '联系人验证未通过，请明天再试' },
  overview: {
    none: '还没有紧急联系人',
    noneText: '添加后可在联系不上您时及时联系到您。',
    add: '添加联系人',
    renew: '联系人信息已失效，请更新后继续使用。',
    edit: '更新联系人',
    expired: '需更新',
  },
  detail: {
    none: '没有找到这位联系人',
    noneText: '联系人可能已经更换，请返回列表查看。',
    toList: '查看全部联系人',
    name: '姓名',
    relation: '与本人关系',
    phone: '手机号',
    state: '状态',
    valid: '有效',
  },
} as const
