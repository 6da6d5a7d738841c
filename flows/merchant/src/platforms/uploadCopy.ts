/** What an upload page asks for; `name`: 饿了么. */
export const proof = (name: string): string => `${name}后台截图`

/** How the screenshots of a platform are found; `{months}` are the months that the server names. */
export const guides = {
  ele: [
    '打开饿了么商家版，登录店铺负责人的账号',
    '截取门店信息页，店铺名称和门店编号须完整可见',
    '进入财务对账，选择{months}，截取每月营业额',
  ],
  meituan: [
    '打开美团外卖商家版，登录店铺负责人的账号',
    '截取门店管理页，店铺名称和门店编号须完整可见',
    '进入财务对账，选择{months}，截取每月营业额',
  ],
  sqb: [
    '打开收钱吧，登录店铺负责人的账号',
    '截取门店信息页，店铺名称和商户号须完整可见',
    '进入交易统计，选择{months}，截取每月交易额',
    '截取最近的结算记录，户名和到账金额须完整可见',
  ],
  aliPay: [
    '打开支付宝商家平台，登录店铺负责人的账号',
    '截取账户信息页，店铺名称和账号须完整可见',
    '进入经营数据，选择{months}，截取每月收款额',
    '截取最近的提现记录，户名和到账金额须完整可见',
  ],
  weChat: [
    '打开微信支付商家助手，登录店铺负责人的微信',
    '截取商户信息页，店铺名称和商户号须完整可见',
    '进入交易账单，选择{months}，截取每月收款额',
    '截取最近的提现记录，户名和到账金额须完整可见',
  ],
} as const
