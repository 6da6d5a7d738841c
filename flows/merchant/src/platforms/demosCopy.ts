/** Texts of the examples of screenshots: the page of a shop, what it has taken, and what was paid out to it. */
export const copy = {
  intro: (where: string) => `图为示意。打开${where}，截取完整页面后上传。`,
  wrong: { cut: '页面截取不全', blurred: '文字模糊不清', covered: '内容被遮挡' },
  never: ['经过拼接、涂改或裁剪的截图', '他人店铺，或已停业店铺的截图'],
  home: ['店铺名称', '店铺编号或商户号', '营业状态', '门店地址'],
  bills: ['店铺名称', '统计的月份', '每月的订单数和营业额', '导出或查询的日期'],
  payouts: ['收款账户的户名和尾号', '每笔到账的日期', '每笔到账的金额', '到账成功的状态'],
  where: {
    ele: { home: '饿了么商家版的“门店信息”', bills: '饿了么商家版的“财务对账”' },
    meituan: { home: '美团外卖商家版的“门店管理”', bills: '美团外卖商家版的“财务对账”' },
    sqb: {
      home: '收钱吧的“门店信息”',
      bills: '收钱吧的“交易统计”',
      payouts: '收钱吧的“结算记录”',
    },
    aliPay: {
      home: '支付宝商家平台的“账户信息”',
      bills: '支付宝商家平台的“经营数据”',
      payouts: '支付宝商家平台的“提现记录”',
    },
    weChat: {
      home: '微信支付商家助手的“商户信息”',
      bills: '微信支付商家助手的“交易账单”',
      payouts: '微信支付商家助手的“提现记录”',
    },
  },
} as const
