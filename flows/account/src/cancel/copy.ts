/** Texts of the page. */
export const copy = {
  failed: '注销信息加载失败',
  obstacles: {
    title: '现在还不能注销账号',
    heading: '需要先处理',
    noReason: '账号还有没有完成的事项，请联系客服',
    kept: '账号没有变化，可以继续使用',
    bills: '查看我的账单',
    again: '重新检查',
    service: '联系客服',
  },
  lost: {
    heading: '注销后无法恢复',
    rows: [
      { label: '额度', note: '全部额度失效，再次使用需要重新申请' },
      { label: '优惠券和会员权益', note: '没有使用的一并作废' },
      { label: '资料、银行卡和地址', note: '不再用于本产品' },
      { label: '登录', note: '用原手机号登录会开通一个新账号' },
    ],
  },
  kept: {
    heading: '依法继续保留',
    rows: [
      { label: '借款合同与还款记录', note: '保存至法律规定的期限届满' },
      { label: '已报送的征信记录', note: '不会因为注销而删除' },
    ],
  },
  check: '确认本人操作',
  understood: '我已了解注销后无法恢复',
  missing: { understood: '请先确认已了解注销的后果', code: '请输入验证码' },
  wrong: { code: '验证码是6位数字' },
  submit: '注销账号',
  confirm: {
    title: '确定注销账号？',
    body: '注销后无法恢复，这台设备会退出登录。',
    confirmText: '注销账号',
    cancelText: '暂不注销',
  },
} as const
