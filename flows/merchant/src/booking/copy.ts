/** Texts of the booking of a business loan: its introduction, its form, and what becomes of it. */
export const copy = {
  intro: {
    failed: '预约信息加载失败',
    heading: '预约说明',
    points: [
      { title: '填写预约信息', text: '联系人、店铺、借款金额和方便上门的时间，约3分钟。' },
      { title: '客户经理联系您', text: '提交后客户经理会电话核对，请保持手机畅通。' },
      { title: '上门核实', text: '按约定时间到店，请备好营业执照和经营场所证明。' },
    ],
    note: '预约不收取任何费用，也不代表借款已经通过。',
    before: '上一次预约',
    start: '填写预约信息',
  },
  form: {
    intro: '仅用于安排上门服务，我们会严格保密。',
    groups: { contact: '联系人', shop: '店铺', visit: '借款与上门时间' },
    labels: {
      contactName: '联系人姓名',
      contactPhone: '联系人手机号',
      amount: '借款金额',
      visitDay: '上门日期',
      visitHour: '上门时间',
    },
    placeholders: { amount: '请输入整数金额' },
    missing: {
      contactName: '请填写联系人姓名',
      contactPhone: '请填写联系人手机号',
      visitDay: '请选择上门日期',
      visitHour: '请选择上门时间',
    },
    wrong: {
      contactName: '请填写正确的联系人姓名',
      contactPhone: '请填写正确的11位手机号',
      visitDay: '没有这一天，请重新选择',
      past: '预约时间已过，请重新选择',
    },
    hourHint: '按北京时间，客户经理会提前打电话',
    example: '查看填写示例',
    submit: '提交预约',
    running: '查看进行中的预约',
    notThere: '还没有查到这次预约，填写的内容都在，可以稍后再看或重新提交',
  },
  example: {
    intro: '图为示意，请按真实情况填写。',
    heading: '填写方法',
    steps: [
      {
        sketch: 'formContact',
        title: '联系人',
        text: '填写能在店里见面的人，姓名与身份证一致，手机号可以接听。',
      },
      {
        sketch: 'formShop',
        title: '店铺',
        text: '名称与营业执照一致，行业选到最后一级，地址写到门牌号。',
      },
      {
        sketch: 'formTime',
        title: '金额与时间',
        text: '金额填整数，时间选您在店里的时段。客户经理会提前打电话。',
      },
    ],
    never: ['请勿填写他人的店铺', '客户经理不会索要密码和验证码，也不会要求先付款'],
  },
  result: {
    failed: '预约结果加载失败',
    states: {
      received: { title: '预约已提交', text: '客户经理将尽快与您联系' },
      confirmed: { title: '上门时间已确认', text: '请按预约时间等候上门' },
      visited: { title: '上门服务已完成', text: '借款结果请以审核为准' },
      declined: { title: '这次预约没有安排上门', text: '可以稍后重新预约' },
      unknown: { title: '预约正在处理', text: '请稍后再来查看' },
    },
    steps: { received: '预约已提交', confirmed: '客户经理电话确认', visited: '上门服务' },
    reservationNo: '预约编号',
    visitTime: '预约时间',
    note: '预约不收取任何费用。',
    home: '返回商户信用贷',
    again: '重新预约',
    refresh: '刷新结果',
  },
} as const
